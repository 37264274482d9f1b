import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { BackHome } from '#platform/ui/back-home.tsx'
import { Label } from '#platform/ui/label.tsx'
import { NameLink } from '#platform/ui/links.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { Page } from '#platform/ui/page.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { useList } from '#platform/web/use-list.ts'
import { useUniversities } from '#programme/programme/web/universities.ts'
import { UniversityFilter } from '#programme/programme/web/university-filter.tsx'
import { type RescueEntry, rescueKinds, rescuePlaces } from '../calls.ts'
import { roundQuery } from './calls.ts'
import { People } from './people.tsx'
import classes from './rescue.module.css'
import { RoundPart } from './round-part.tsx'

/** Before the team deadline the office proposes teams, changes them and sends them. */
export function RescuePage() {
  const t = useTranslations('rescue-staff')
  const universities = useUniversities()
  const list = useList('rescue', {
    groupKinds: { values: rescueKinds },
    places: { values: rescuePlaces },
    universities: { values: universities.all.map(({ value }) => value) },
  })
  const { chosen, choose, search, page } = list
  const query = roundQuery({
    groupKinds: chosen.groupKinds.join(','),
    places: chosen.places.join(','),
    universities: chosen.universities.join(','),
    search,
    pageNumber: String(page),
  })
  const round = useSide(query, { keepsEarlier: true })
  const { data } = round
  const columns = useColumns(data?.round.revision ?? 0, data?.round.status === 'DRAFT')
  if (useAwaiting(round))
    return (
      <Page width="list">
        <TextSkeleton lines={12} />
      </Page>
    )
  return (
    <Page width="list">
      <BackHome />
      <Title order={1}>{t('title')}</Title>
      <Text c="dimmed" mt={8}>
        {t('lead')}
      </Text>
      {data && <RoundPart round={data.round} />}
      <ListPage
        title={t('list')}
        level={2}
        list={list}
        isProse
        query={query}
        rows="entries"
        columns={columns}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        filters={
          <>
            <ValueFilter
              label={t('kinds.legend')}
              options={rescueKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              chosen={chosen.groupKinds}
              onChoose={(values) => choose('groupKinds', values)}
            />
            <ValueFilter
              label={t('places.legend')}
              options={rescuePlaces.map((value) => ({ value, label: t(`places.${value}`) }))}
              chosen={chosen.places}
              onChoose={(values) => choose('places', values)}
            />
            <UniversityFilter label={t('universities')} list={list} hidesRetired />
          </>
        }
        empty={<Text>{t('empty')}</Text>}
      />
    </Page>
  )
}

/** The project heads its group; each person has one line, with what can be done with them at its end. */
function useColumns(revision: number, isDraft: boolean): Column<RescueEntry>[] {
  const t = useTranslations('rescue-staff')
  return [
    {
      key: 'project',
      header: t('columns.project'),
      cell: (entry) => (
        <div className={classes.group}>
          <Project entry={entry} />
          <State entry={entry} />
        </div>
      ),
      primary: true,
    },
    {
      key: 'people',
      header: t('columns.people'),
      cell: (entry) => <People entry={entry} revision={isDraft ? revision : null} />,
      ownLine: true,
      wide: true,
    },
  ]
}

/** What others may read leads to it; a draft is its owner's. */
function Project({ entry: { kind, project, people } }: { entry: RescueEntry }) {
  const t = useTranslations('rescue-staff')
  const isTaken = people.some(({ isOwner }) => isOwner)
  if (!project)
    return <Text c="dimmed">{t(kind === 'UNPLACED' ? 'none' : isTaken ? 'begun' : 'noProject')}</Text>
  if (project.status !== 'PUBLISHED')
    return (
      <span>
        <strong {...WRITTEN}>{project.name}</strong> <Label>{t('unpublished')}</Label>
      </span>
    )
  return (
    <NameLink
      to="/project/project-detail/$projectId"
      params={{ projectId: project._id }}
      className={classes.project}
      {...WRITTEN}
    >
      {project.name}
    </NameLink>
  )
}

function State({ entry: { kind, room, reason } }: { entry: RescueEntry }) {
  const t = useTranslations('rescue-staff')
  // Most groups are full, which is nothing to be told.
  if (kind !== 'UNPLACED') return room > 0 && <Label>{t('room', { count: room })}</Label>
  return reason && <Text size="sm">{t(`reason.${reason}`)}</Text>
}
