import { useSide } from '#platform/ui/side.tsx'
import { language } from '#platform/web/language.ts'
import { queryOf } from '#platform/web/query.ts'
import { useStore } from '#platform/web/store.ts'
import { type Term, type TermKind, terms } from '../calls.ts'

const none: readonly Term[] = []

export const termsQuery = (kind: TermKind) => queryOf(terms.list, { params: { kind } })

/** The terms of a kind by their words in the present language, and in its order; none of them before they are known. */
export function useTerms(kind: TermKind) {
  const chosen = useStore(language)
  const { data, ...side } = useSide(termsQuery(kind))
  const all = (data?.terms ?? none)
    .map((one) => ({ value: one._id, label: one[chosen] }))
    .toSorted((a, b) => a.label.localeCompare(b.label, chosen))
  const nameOf = (id: string) => all.find(({ value }) => value === id)?.label ?? ''
  return { all, nameOf, ...side }
}
