import { importProblemWords } from '@rajt/contract/import-problem-words'
import type { ImportProblem, ImportRow } from '@rajt/contract/imports'
import { roles } from '@rajt/contract/parts'
import { useTranslations } from 'use-intl'
import { language } from '../plumbing/language.ts'
import { useStore } from '../plumbing/store.ts'
import { useUniversities } from '../programme/universities.ts'
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
