import { useTranslations } from 'use-intl'
import { roles } from '#platform/contract/parts.ts'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import type { ImportProblem, ImportRow } from '../calls.ts'
import { importProblemWords } from '../problem-words.ts'
import classes from './imports.module.css'

/** What a role is called; what the file says, where that is none. */
export function useRoleName() {
  const t = useTranslations('imports-staff.roles')
  return (value: string) => {
    const role = roles.find((one) => one === value)
    return role ? t(role) : value
  }
}

/** Why a row is refused, in plain words. */
export function Problems({ problems }: Pick<ImportRow, 'problems'>) {
  const words = useProblemWords()
  return (
    <div className={classes.problems}>
      {problems.map((one) => (
        <span key={`${one.field} ${one.rule}`}>{words(one)}</span>
      ))}
    </div>
  )
}

function useProblemWords() {
  const t = useTranslations('imports-staff')
  const { nameOf } = useUniversities()
  const roleName = useRoleName()
  const spoken = useStore(language)
  return ({ field, rule, hint }: ImportProblem): string => {
    return importProblemWords[spoken][rule](t(`fields.${field}`), roleName(nameOf(hint ?? '')))
  }
}
