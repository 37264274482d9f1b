import { useTranslations } from 'use-intl'
import { PersonalityFigure } from '#course/personality/web/figure.tsx'
import { type Personality, personalities } from '#platform/contract/parts.ts'
import classes from './team.module.css'

/** The four types: those that the team has in their hue, the others in outline, each with the word. */
interface Props {
  types: readonly (Personality | null)[]
  /** Whether somebody may still join. */
  isOpen: boolean
}

export function TypesOfTeam({ types, isOpen }: Props) {
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
              <span>{isThere ? t('has') : t('lacks', { isOpen: String(isOpen) })}</span>
            </span>
          </li>
        )
      })}
    </ul>
  )
}
