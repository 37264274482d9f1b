import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { useDay } from '#platform/ui/moment.ts'
import { useTellFailure } from '#platform/ui/tell.ts'
import { TitledPart } from '#platform/ui/titled-part.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { callAddress } from '#platform/web/call-address.ts'
import { download } from '#platform/web/download.ts'
import { type OwnData, ownData } from '../calls.ts'
import { standingQuery } from './calls.ts'
import classes from './own-data.module.css'
import { SeenByOthers } from './seen-by-others.tsx'

/** What others see of oneself, and everything that Rajt knows about oneself, to keep. */
export default function OwnDataTab() {
  const t = useTranslations('own-data')
  return (
    <div className={classes.parts}>
      <SeenByOthers />
      <TitledPart level={3} title={t('title')} reason={t('reason')}>
        <Loaded query={standingQuery()} lines={2}>
          {(answer) => <Standing open={answer.ownData} />}
        </Loaded>
      </TitledPart>
    </div>
  )
}

function Standing({ open }: { open: OwnData | null }) {
  const t = useTranslations('own-data')
  const [taken, setTaken] = useState<string | null>(null)
  if (open && !open.ready)
    return (
      <p role="status" className={classes.making}>
        {t('making')}
      </p>
    )
  if (open?.ready && taken !== open._id)
    return <Ready id={open._id} {...open.ready} onTaken={() => setTaken(open._id)} />
  return (
    <>
      {taken && <p role="status">{t('taken')}</p>}
      <Ask />
    </>
  )
}

function Ask() {
  const t = useTranslations('own-data')
  const { run, busy } = useAct(ownData.ask, { invalidates: [ownData.standing] })
  return (
    <div>
      <ActButton busy={busy} onClick={() => run({})}>
        {t('ask')}
      </ActButton>
    </div>
  )
}

interface Waiting {
  id: string
  bytes: number
  until: string
  onTaken: () => void
}

function Ready({ id, bytes, until, onTaken }: Waiting) {
  const t = useTranslations('own-data')
  const day = useDay()
  const fileSize = useFileSize()
  const tellFailure = useTellFailure()
  const path = callAddress(ownData.file, { params: { id } })
  return (
    <>
      <p role="status">
        {t('ready', {
          size: fileSize(bytes),
          until: day(until),
        })}
      </p>
      <div>
        <Button
          leftSection={<Download size={18} aria-hidden="true" />}
          onClick={() => download(path).then(onTaken, tellFailure)}
        >
          {t('download')}
        </Button>
      </div>
    </>
  )
}
