import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { BackLink } from '#platform/ui/links.tsx'
import { Page } from '#platform/ui/page.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { askAgain } from '#platform/web/query.ts'
import { type Import, imports } from '../calls.ts'
import { importQuery } from './calls.ts'
import classes from './imports.module.css'
import { Outcome } from './outcome.tsx'
import { Rows } from './rows.tsx'
import { ImportState, useStory } from './state.tsx'

/** While people are being invited the counts change. */
const AGAIN_MS = 1_000

/** What would happen to each row of a file, and once it is confirmed, what did. */
export function ImportPage() {
  const t = useTranslations('imports-staff')
  const { id = '' } = useParams({ strict: false })
  return (
    <Page width="list">
      <BackLink to="/settings/import">{t('backToAll')}</BackLink>
      <Loaded query={importQuery(id)} heading={t('title')} lines={16}>
        {(one) => <Shown one={one} />}
      </Loaded>
    </Page>
  )
}

function Shown({ one }: { one: Import }) {
  const story = useStory()
  useProgress(one)
  return (
    <>
      <header className={classes.head}>
        <Title order={1} tabIndex={-1} id="import" {...WRITTEN}>
          {one.fileName}
        </Title>
        <ImportState status={one.status} />
      </header>
      <p className={classes.story}>{story(one).join(' ')}</p>
      <Outcome one={one} />
      {one.status !== 'DISCARDED' && <Rows one={one} />}
    </>
  )
}

/** Asks again as long as it is running; at its end the rows are asked for once more. */
function useProgress({ _id, status }: Import): void {
  const isRunning = status === 'RUNNING'
  useQuery({ ...importQuery(_id), refetchInterval: isRunning ? AGAIN_MS : false })
  const wasRunning = useRef(isRunning)
  useEffect(() => {
    if (wasRunning.current && !isRunning) void askAgain(imports.rows, imports.list)
    wasRunning.current = isRunning
  }, [isRunning])
}
