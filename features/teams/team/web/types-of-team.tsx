import { useTranslations } from 'use-intl'
import { PersonalityFigure } from '#course/personality/web/figure.tsx'
import { type Personality, personalities } from '#platform/contract/parts.ts'
import classes from './team.module.css'

/** The four types: those that the team has in their hue, those that it lacks in outline, each with the word. */
export function TypesOfTeam({ types }: { types: readonly (Personality | null)[] }) {
  const t = useTranslations('team.team')
  const nameOf = useTranslations('ui.types')
  return (
    <ul className={classes.types}>
      {personalities.map((one) => {
        const isThere = types.includes(one)
        return (
          <li key={one} data-lacks={!isThere || undefined}>
            <PersonalityFigure personality={one} size="row" />
            <span>
              <strong>{nameOf(one)}</strong>
              <span>{t(isThere ? 'has' : 'lacks')}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
