import { Text, Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { BackLink } from '#platform/ui/links.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Page } from '#platform/ui/page.tsx'
import { SearchInput } from '#platform/ui/search-input.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { useFocusAfterRemoval } from '#platform/ui/use-focus-after-removal.ts'
import { fold } from '#platform/web/fold.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { queryOf } from '#platform/web/query.ts'
import { glossary } from '../calls.ts'
import type { GlossaryTerm } from '../parts.ts'
import classes from './glossary.module.css'
import { Letters } from './letters.tsx'
import { TermRow } from './term-row.tsx'

// Nobody but its writers loads what changes it.
const AddTerm = lazyComponent(() => import('./add-term.tsx'))

/** What the words of the course mean; at an address of its own, each of them. */
export function GlossaryPage() {
  const t = useTranslations('glossary')
  return (
    <Page>
      <BackLink to="/modules">{t('toModules')}</BackLink>
      <Title order={1}>{t('title')}</Title>
      <Text size="lg" mt="xs" mb="lg">
        {t('lead')}
      </Text>
      <Loaded query={queryOf(glossary.list)} skeleton={<TextSkeleton lines={12} />}>
        {(answer) => <Terms {...answer} />}
      </Loaded>
    </Page>
  )
}

function Terms({ terms, can }: Answer<typeof glossary.list>) {
  const t = useTranslations('glossary')
  const { key } = useParams({ strict: false })
  const [search, setSearch] = useState('')
  useFocusAfterRemoval(terms.length)
  const found = terms.filter((term) => isFound(term, search))
  return (
    <>
      {can.add && (
        <div className={classes.tools}>
          <LatePart fallback={<div className={classes.tool} />}>
            <AddTerm />
          </LatePart>
        </div>
      )}
      {key !== undefined && !terms.some((term) => term.key === key) && (
        <Notice kind="note">{t('absent')}</Notice>
      )}
      {terms.length === 0 ? (
        <EmptyState line="waits">
          <Text>{t('empty')}</Text>
        </EmptyState>
      ) : (
        <div className={classes.columns}>
          <search>
            <SearchInput
              label={t('search')}
              value={search}
              onChange={({ currentTarget: { value } }) => setSearch(value)}
            />
            <Text role="status" my="sm" c="dimmed">
              {t('found', { count: found.length })}
            </Text>
          </search>
          {!search.trim() && <Letters terms={terms} />}
          <ul className={classes.terms}>
            {found.map((term) => (
              <TermRow key={term.key} term={term} isCurrent={term.key === key} />
            ))}
          </ul>
        </div>
      )}
    </>
  )
}

/** Every word that is sought, in any order. */
function isFound({ word, meaning }: GlossaryTerm, search: string): boolean {
  const said = fold(`${word} ${meaning}`)
  return fold(search)
    .split(/\s+/)
    .every((one) => said.includes(one))
}
