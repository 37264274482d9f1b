import { useTranslations } from 'use-intl'
import type { Check } from '#course/course/lesson-parts.ts'
import type { Language } from '#platform/contract/parts.ts'
import classes from './checks-form.module.css'
import { ReadQuestion } from './read-question.tsx'

/** The heading of a language, and the text above its checks. */
const ROWS_ABOVE = 2

/** Each check has a row, as does their heading. */
export function plannedRows({ hu, en }: Record<Language, { checks: readonly Check[] }>) {
  const checks = Math.max(hu.checks.length, en.checks.length) + 1
  return { '--check-rows': checks, '--rows': ROWS_ABOVE + checks }
}

/** The self-checks of a lesson in one language, to be read before their day. */
export function PlannedChecks({ language, checks }: { language: Language; checks: readonly Check[] }) {
  const t = useTranslations('authoring-staff')
  if (checks.length === 0) return null
  return (
    <section className={classes.checks}>
      <h3 className={classes.heading}>{t('checks.title')}</h3>
      {checks.map(({ kind, prompt, options, correct, why }, i) => (
        <ReadQuestion
          // Checks have no name of their own: their place is what they are known by.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={i}
          language={language}
          number={i + 1}
          kind={kind}
          prompt={prompt}
          answers={options.map((text, place) => ({ text, isRight: correct.includes(place) }))}
          why={why}
        />
      ))}
    </section>
  )
}
