import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { spokenLanguages } from '#people/profile/spoken.ts'
import { SpokenFilter } from '#people/profile/web/spoken-filter.tsx'
import { personalities } from '#platform/contract/parts.ts'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import { ListPageSkeleton } from '#platform/ui/list-page-skeleton.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { Page } from '#platform/ui/page.tsx'
import { PersonCell } from '#platform/ui/person-cell.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { Tag } from '#platform/ui/tag.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { useList } from '#platform/web/use-list.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { UniversityFilter } from '#programme/programme/web/university-filter.tsx'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import { TermsFailed } from '#programme/terms/web/terms-failed.tsx'
import { useTerms } from '#programme/terms/web/use-terms.ts'
import type { Member } from '#teams/introduction/calls.ts'
import { TypeTag } from '#teams/introduction/web/type-tag.tsx'
import { suggestedMembersQuery } from '#teams/matching/web/calls.ts'
import { membersQuery } from './calls.ts'
import { MemberLink } from './open-member.tsx'
import { SuggestedMembers } from './suggested-members.tsx'
import classes from './team.module.css'

/** Students who look for a team, by what they published, type, focus, university and language (spec 2, decision Y7). */
export function MemberFinderPage() {
  const t = useTranslations('team.finder')
  const typeName = useTranslations('ui.types')
  const focuses = useTerms('focus')
  const universities = useUniversities()
  const list = useList('members', {
    personalities: { values: [...personalities] },
    focuses: { values: focuses.all.map(({ value }) => value) },
    universities: { values: universities.all.map(({ value }) => value) },
    languages: { values: spokenLanguages },
  })
  const { chosen, choose, search, page } = list
  const columns = useColumns(universities.nameOf)
  const isWaitingForRows = useAwaiting(focuses)
  const query = membersQuery({ ...chosen, search, pageNumber: page })
  useSide(query, { keepsEarlier: true })
  if (useAwaiting(useSide(suggestedMembersQuery()))) return <ListPageSkeleton title={t('title')} />
  return (
    <Page width="list">
      <ListPage
        title={t('title')}
        list={list}
        isProse
        query={query}
        rows="members"
        isWaiting={isWaitingForRows}
        columns={columns}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        lead={
          <>
            <TermsFailed kind="focus" />
            <SuggestedMembers />
          </>
        }
        filters={
          <>
            <ValueFilter
              label={t('types')}
              options={personalities.map((value) => ({ value, label: typeName(value) }))}
              chosen={chosen.personalities}
              onChoose={(values) => choose('personalities', values)}
            />
            <ValueFilter
              label={t('focuses')}
              options={focuses.all}
              chosen={chosen.focuses}
              onChoose={(values) => choose('focuses', values)}
            />
            <UniversityFilter label={t('university')} list={list} hidesRetired />
            <SpokenFilter label={t('languages')} list={list} />
          </>
        }
        empty={<Text>{t('empty')}</Text>}
      />
    </Page>
  )
}

function useColumns(universityOf: (id: string) => string): Column<Member>[] {
  const t = useTranslations('team.finder')
  return [
    {
      key: 'name',
      header: t('name'),
      cell: (row) => (
        <PersonCell
          row={{ ...row, email: '' }}
          link={() => <MemberLink member={row} />}
          beside={
            <>
              <TypeTag type={row.personality} />
              <StateTag member={row} />
            </>
          }
        >
          <p className={classes.oneLiner} {...WRITTEN}>
            {row.oneLiner}
          </p>
        </PersonCell>
      ),
      primary: true,
    },
    {
      key: 'focuses',
      header: t('focuses'),
      cell: (row) => <TermTags kind="focus" ids={row.focuses} />,
      line: 1,
    },
    {
      key: 'university',
      header: t('university'),
      cell: ({ university: id }) => <span className={classes.university}>{universityOf(id)}</span>,
      tight: true,
      line: 2,
    },
  ]
}

const told = ['invitation-pending', 'applied-already', 'invitation-declined'] as const

/** What there is between the student and the project already. */
function StateTag({ member: { closedBy } }: { member: Member }) {
  const t = useTranslations('team.finder.states')
  const state = told.find((one) => one === closedBy)
  if (!state) return null
  return <Tag kind={state === 'invitation-declined' ? 'quiet' : 'open'}>{t(state)}</Tag>
}
