import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { BackLink, NameLink } from '#platform/ui/links.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import type { Column } from '#platform/ui/list-rows.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { Page } from '#platform/ui/page.tsx'
import { SideFailed, useAwaiting, useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import { useList } from '#platform/web/use-list.ts'
import { media } from '../calls.ts'
import { type Medium, mediaKinds } from '../parts.ts'
import { AddMedium } from './add-medium.tsx'
import { AllowedHosts } from './allowed-hosts.tsx'
import { AddInteractive, useHosts } from './interactive-forms.tsx'
import { clockOf } from './length.tsx'
import classes from './media.module.css'
import { MediumPicture } from './medium-picture.tsx'

/** Every video, podcast, attachment and picture of the course. */
export function LibraryPage() {
  const t = useTranslations('media-staff')
  const list = useList('media', { mediaKinds: { values: mediaKinds } })
  const [isAdding, setAdding] = useState(false)
  const { chosen, choose, search, page } = list
  const query = queryOf(media.list, { body: { ...chosen, search, pageNumber: page } })
  const hosts = useHosts()
  // What stands below the list would be moved by its rows.
  const isWaiting = useAwaiting(hosts, useSide(query))
  return (
    <Page width="list">
      <BackLink to="/modules/write">{t('toTree')}</BackLink>
      <ListPage
        title={t('title')}
        list={list}
        query={query}
        rows="media"
        columns={useColumns()}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        tools={<Button onClick={() => setAdding(true)}>{t('add')}</Button>}
        filters={
          <ValueFilter
            label={t('columns.kind')}
            options={mediaKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
            chosen={chosen.mediaKinds}
            onChoose={(values) => choose('mediaKinds', values)}
          />
        }
        empty={<Text>{t('empty')}</Text>}
        isWaiting={isWaiting}
      />
      {!isWaiting && <InteractivePart hosts={hosts} />}
      {isAdding && <AddMedium onClose={() => setAdding(false)} />}
    </Page>
  )
}

/** Below the list: what comes in by its address, where the operator allows any host. */
function InteractivePart({ hosts }: { hosts: ReturnType<typeof useHosts> }) {
  const t = useTranslations('media-staff.interactive')
  const [isAdding, setAdding] = useState(false)
  return (
    <section className={classes.below} aria-labelledby="interactive">
      <h2 id="interactive">{t('title')}</h2>
      <SideFailed of={hosts} name={t('hostsName')} />
      <AllowedHosts hosts={hosts.data?.hosts} />
      {hosts.data && hosts.data.hosts.length > 0 && (
        <div>
          <Button variant="default" onClick={() => setAdding(true)}>
            {t('add')}
          </Button>
        </div>
      )}
      {isAdding && <AddInteractive onClose={() => setAdding(false)} />}
    </section>
  )
}

/** Where interactive content comes from, and whether lessons show it. */
function Host({ host, isAllowed }: NonNullable<Medium['interactive']>) {
  const t = useTranslations('media-staff.interactive')
  return (
    <span className={classes.host}>
      <Dotted parts={[host, !isAllowed && t('notAllowed')]} />
    </span>
  )
}

function useColumns(): Column<Medium>[] {
  const t = useTranslations('media-staff')
  const day = useShortDay()
  const size = useFileSize()
  return [
    {
      key: 'title',
      header: t('columns.title'),
      cell: ({ _id: id, title, picture, interactive }) => (
        <span className={classes.named}>
          {picture && <MediumPicture picture={picture} title="" isSmall />}
          <span className={classes.titled}>
            {/* Of one of the two languages, and of which nobody has said. */}
            <NameLink to="/modules/media/$id" params={{ id }} lang="">
              {title}
            </NameLink>
            {interactive && <Host {...interactive} />}
          </span>
        </span>
      ),
      primary: true,
    },
    { key: 'kind', header: t('columns.kind'), cell: ({ kind }) => t(`kinds.${kind}`), tight: true },
    {
      key: 'length',
      header: t('columns.length'),
      cell: ({ seconds, bytes, interactive, workMinutes }) => (
        <Dotted
          parts={[
            seconds !== null && clockOf(seconds),
            bytes !== null && size(bytes),
            interactive && workMinutes !== null && t('work', { count: workMinutes }),
          ]}
        />
      ),
      tight: true,
    },
    {
      key: 'uses',
      folds: true,
      header: t('columns.uses'),
      cell: ({ uses }) => t('uses', { count: uses }),
      tight: true,
    },
    {
      key: 'added',
      header: t('columns.added'),
      cell: ({ addedAt }) => day(addedAt),
      ordered: 'descending',
      tight: true,
    },
  ]
}
