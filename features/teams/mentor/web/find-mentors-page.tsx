import { Skeleton, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { spokenLanguages } from '#people/profile/spoken.ts'
import { SpokenFilter } from '#people/profile/web/spoken-filter.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import { ListPageSkeleton } from '#platform/ui/list-page-skeleton.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { Page } from '#platform/ui/page.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useList } from '#platform/web/use-list.ts'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import { TermsFailed } from '#programme/terms/web/terms-failed.tsx'
import { useTerms } from '#programme/terms/web/use-terms.ts'
import { suggestedMentorsQuery } from '#teams/matching/web/calls.ts'
import { TeamNote } from '#teams/request/web/team-note.tsx'
import type { Mentor } from '../calls.ts'
import { mentorsQuery } from './calls.ts'
import { AskAct, PlacesLeft, SuggestAct } from './mentor-acts.tsx'
import { MentorName } from './mentor-name.tsx'
import { SuggestedMentors } from './suggested-mentors.tsx'

// With the form and its rules: once somebody applies.
const ApplyDialog = lazyComponent(() => import('#teams/request/web/apply-to-mentor-dialog.tsx'))
const MentorDialog = lazyComponent(() => import('#teams/mentor-profile/web/mentor-dialog.tsx'))
// The office's own.
const PlacesAct = lazyComponent(() => import('./places-act.tsx'))
const MentorTerms = lazyComponent(() => import('./mentor-terms.tsx'))

/** Published mentors, by what they published, terms, languages and free places (spec 2, decision Y7). */
export function FindMentorsPage() {
  const t = useTranslations('mentor')
  const { context, user } = useStore(session)
  const isSecond = context?.CURRENT_SEMESTER === 2
  const isOwner = isSecond && user?.projectRole === 'OWNER'
  const suggestions = useSide({ ...suggestedMentorsQuery(), enabled: isOwner })
  const specializations = useTerms('specialization')
  const focuses = useTerms('focus')
  const list = useList('mentors', {
    specializations: { values: specializations.all.map(({ value }) => value) },
    focuses: { values: focuses.all.map(({ value }) => value) },
    languages: { values: spokenLanguages },
    places: { values: isSecond ? ['free' as const] : [] },
  })
  const [shown, setShown] = useState<Mentor | null>(null)
  const columns = useColumns(isSecond, setShown)
  const [asked, setAsked] = useState<Mentor | null>(null)
  const { chosen, choose, search, page } = list
  const { places, ...filters } = chosen
  const query = mentorsQuery({ ...filters, isFree: places.length > 0, search, pageNumber: page })
  const { data } = useSide(query, { keepsEarlier: true })
  const isWaitingForRows = useAwaiting(specializations)
  if (useAwaiting(suggestions)) return <ListPageSkeleton title={t('find')} />
  return (
    <Page width="list">
      <ListPage
        title={t('find')}
        list={list}
        isProse
        query={query}
        rows="mentors"
        isWaiting={isWaitingForRows}
        columns={columns}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        tools={
          user?.officeScope === 'FULL' && (
            <LatePart
              fallback={
                <>
                  <Skeleton height={42} width={232} />
                  <Skeleton height={42} width={203} />
                </>
              }
            >
              <MentorTerms />
            </LatePart>
          )
        }
        lead={
          <>
            <TermsFailed kind="specialization" />
            <TermsFailed kind="focus" />
            <TeamNote of={data?.mentors.flatMap(requestsOf) ?? []} />
            {isOwner && <SuggestedMentors onOpen={setShown} onAsk={setAsked} />}
          </>
        }
        filters={
          <>
            {isSecond && (
              <ValueFilter
                label={t('columns.places')}
                options={[{ value: 'free', label: t('free') }]}
                chosen={chosen.places}
                onChoose={(values) => choose('places', values)}
              />
            )}
            <ValueFilter
              label={t('specializations')}
              options={specializations.all}
              chosen={chosen.specializations}
              onChoose={(values) => choose('specializations', values)}
            />
            <ValueFilter
              label={t('focuses')}
              options={focuses.all}
              chosen={chosen.focuses}
              onChoose={(values) => choose('focuses', values)}
            />
            <SpokenFilter label={t('languages')} list={list} />
          </>
        }
        acts={{
          header: t('columns.acts'),
          of: (row) => (
            <>
              <AskAct mentor={row} onAsk={() => setAsked(row)} />
              <SuggestAct mentor={row} />
              {row.mentoring?.places && (
                <LatePart fallback={<Skeleton height="var(--row-act)" width={84} />}>
                  <PlacesAct mentor={row} places={row.mentoring.places} />
                </LatePart>
              )}
            </>
          ),
        }}
        empty={<Text>{t('empty')}</Text>}
      />
      <LatePart>
        {shown && <MentorDialog mentor={shown} onClose={() => setShown(null)} />}
        {asked && <ApplyDialog mentor={asked} onClose={() => setAsked(null)} />}
      </LatePart>
    </Page>
  )
}

const requestsOf = ({ mentoring }: Mentor) => (mentoring ? [mentoring.apply, mentoring.suggest] : [])

function useColumns(isSecond: boolean, onOpen: (mentor: Mentor) => void): Column<Mentor>[] {
  const t = useTranslations('mentor')
  const places: Column<Mentor> = {
    key: 'places',
    header: t('columns.places'),
    cell: (row) => <PlacesLeft {...row} />,
    tight: true,
  }
  return [
    {
      key: 'name',
      header: t('columns.name'),
      cell: (row) => <MentorName mentor={row} onOpen={() => onOpen(row)} />,
      primary: true,
    },
    {
      key: 'specializations',
      header: t('specializations'),
      cell: (row) => <TermTags kind="specialization" ids={row.specializations} />,
      ownLine: true,
    },
    ...(isSecond ? [places] : []),
  ]
}
