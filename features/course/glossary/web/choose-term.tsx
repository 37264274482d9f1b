import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { cut } from '#platform/contract/signs.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import rows from '#platform/ui/choice-rows.module.css'
import { Dialog } from '#platform/ui/dialog.tsx'
import { SearchInput } from '#platform/ui/search-input.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { fold } from '#platform/web/fold.ts'
import { queryOf } from '#platform/web/query.ts'
import { glossary } from '../calls.ts'
import { type GlossaryTerm, termLimits } from '../parts.ts'
import { NewTerm } from './new-term.tsx'

/** What a text names: where it leads, and the word of its language. */
export interface ChosenTerm {
  path: string
  title: string
}

interface Props {
  /** Of the text. */
  language: Language
  /** What was selected in it: it is sought first, and a new term begins with it. */
  selected: string
  onChoose: (term: ChosenTerm) => void
  onClose: () => void
}

/** The terms of the glossary, to name one in a text; one that is not there yet is added in place. */
export function ChooseTerm({ language, selected, onChoose, onClose }: Props) {
  const t = useTranslations('glossary-staff')
  const word = cut(selected.replaceAll(/\s+/g, ' ').trim(), termLimits.word)
  const [search, setSearch] = useState(word)
  const [isNew, setNew] = useState(false)
  const choose = (key: string, title: string) => onChoose({ path: `/glossary/${key}`, title })
  const field = language === 'hu' ? 'huWord' : 'enWord'
  if (isNew)
    return (
      <NewTerm
        word={{ [field]: word || search.trim() }}
        onAdded={(term) => choose(term.key, term[field])}
        onClose={() => setNew(false)}
      />
    )
  return (
    <Dialog title={t('choose.title')} onClose={onClose}>
      <SearchInput
        mb="xs"
        label={t('choose.search')}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
        data-autofocus
      />
      <Button variant="default" mb="xs" onClick={() => setNew(true)}>
        {t('add')}
      </Button>
      <Loaded query={queryOf(glossary.list)} skeleton={<TextSkeleton lines={6} />}>
        {({ terms }) => <Found terms={found(terms, field, search)} field={field} onChoose={choose} />}
      </Loaded>
    </Dialog>
  )
}

type Field = 'huWord' | 'enWord'

/** By their words in the language of the text; a word with an ending finds the one without. */
function found(terms: readonly GlossaryTerm[], field: Field, search: string) {
  const sought = fold(search.trim())
  const own = terms.flatMap(({ key, fields }) =>
    fields ? [{ key, word: fields[field], meaning: fields[meanings[field]] }] : [],
  )
  return own.filter(({ word }) => fold(word).includes(sought) || sought.startsWith(fold(word)))
}

const meanings = { huWord: 'huMeaning', enWord: 'enMeaning' } as const

interface FoundProps {
  terms: ReturnType<typeof found>
  field: Field
  onChoose: (key: string, word: string) => void
}

function Found({ terms, field, onChoose }: FoundProps) {
  const t = useTranslations('glossary-staff')
  return (
    <>
      <Text role="status" mb="sm" c="dimmed">
        {t('choose.found', { count: terms.length })}
      </Text>
      <ul className={rows.rows} lang={field === 'huWord' ? 'hu' : 'en'}>
        {terms.map(({ key, word, meaning }) => (
          <li key={key}>
            <button type="button" className={rows.row} onClick={() => onChoose(key, word)}>
              <span>
                <span className={rows.name}>{word}</span>
                <span className={rows.what}>{meaning}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
