import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isNone, UntakenCounts } from '#people/mail/web/counts.tsx'
import { ActButton } from '#platform/ui/act-button.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { callAddress } from '#platform/web/call-address.ts'
import { language } from '#platform/web/language.ts'
import { useStore } from '#platform/web/store.ts'
import { type Import, imports } from '../calls.ts'
import { DiscardDialog, StartDialog } from './dialogs.tsx'
import classes from './imports.module.css'
import { NamesInQuestion } from './names.tsx'
import { useCounts } from './state.tsx'

interface Props {
  one: Import
}

/** How it stands in one sentence, and what can be done. */
export function Outcome({ one }: Props) {
  const t = useTranslations('imports-staff')
  return (
    <div className={classes.outcome}>
      {!one.reading.isSure && one.can.discard && <NamesInQuestion key={one._id} one={one} />}
      <Summary one={one} />
      <Untaken mails={one.mails} />
      {one.ignored.length > 0 && (
        <Text size="sm">
          {t('ignored')} <span {...WRITTEN}>{one.ignored.join(', ')}</span>
        </Text>
      )}
      <Reading one={one} />
      <Acts one={one} />
    </div>
  )
}

/** What was done with the letters of the file, where that is more than reading them. */
function Reading({ one: { reading, status } }: Props) {
  const t = useTranslations('imports-staff')
  const { encoding, cleaned } = reading
  if (status === 'DISCARDED') return null
  return (
    <>
      {encoding && !encoding.startsWith('utf') && (
        <Text size="sm">{t('readAs', { encoding: t(`encodings.${encoding}`) })}</Text>
      )}
      {cleaned > 0 && <Text size="sm">{t('cleaned', { count: cleaned })}</Text>}
    </>
  )
}

function Summary({ one: { status, counts } }: Props) {
  const t = useTranslations('imports-staff.summary')
  const words = useCounts()
  if (status === 'DISCARDED') return <Notice kind="note">{t('discarded')}</Notice>
  if (status === 'RUNNING') return <Progress counts={counts} />
  if (status === 'DONE')
    return (
      <Notice kind="done">
        {counts.INVITED > 0 ? t('done') : t('doneWithNobody')}
        <Text size="sm">{words(counts, ['INVITED', 'SAME', 'REFUSED'])}</Text>
      </Notice>
    )
  return (
    <Notice kind="note">
      {counts.INVITE > 0 ? t('toInvite', { count: counts.INVITE }) : t('nobody')}
      <Text size="sm">{words(counts, ['SAME', 'REFUSED'])}</Text>
    </Notice>
  )
}

/** Of the invitations, whose mail has not arrived: found by the filter below. */
function Untaken({ mails }: Pick<Import, 'mails'>) {
  if (isNone(mails)) return null
  return (
    <Notice kind="problem">
      <UntakenCounts of={mails} />
    </Notice>
  )
}

/** Whoever leaves the page finds it where it is by then: the server goes on. */
function Progress({ counts }: Pick<Import, 'counts'>) {
  const t = useTranslations('imports-staff.summary')
  const { INVITE, INVITED, SAME, REFUSED } = counts
  const all = INVITE + INVITED + SAME + REFUSED
  return (
    <div className={classes.progress}>
      <progress max={all} value={all - INVITE} aria-labelledby="import-progress" />
      <Text id="import-progress">{t('running', { done: INVITED, left: INVITE })}</Text>
    </div>
  )
}

function Acts({ one }: Props) {
  const t = useTranslations('imports-staff')
  const [asked, setAsked] = useState<'start' | 'discard' | null>(null)
  const close = () => setAsked(null)
  const { INVITE: people, REFUSED: refused } = one.counts
  const waitsForNames = !one.reading.isSure && one.can.discard
  return (
    <div className={classes.acts}>
      {(one.can.start || waitsForNames) && people > 0 && (
        <div className={classes.forward}>
          <ActButton
            busy={false}
            off={waitsForNames && t('start.offForNames', { count: one.reading.looks[0]?.names.length ?? 0 })}
            onClick={() => setAsked('start')}
          >
            {t('start.open', { count: people })}
          </ActButton>
        </div>
      )}
      {refused > 0 && <Problems one={one} />}
      {one.can.discard && (
        <TakingButton onClick={() => setAsked('discard')}>{t('discard.open')}</TakingButton>
      )}
      {asked === 'start' && <StartDialog one={one} onClose={close} />}
      {asked === 'discard' && <DiscardDialog one={one} onClose={close} />}
    </div>
  )
}

function Problems({ one: { _id: id } }: Props) {
  const t = useTranslations('imports-staff')
  const spoken = useStore(language)
  const path = callAddress(imports.problems, { params: { id }, query: { language: spoken } })
  return (
    <DownloadButton variant="default" path={path}>
      {t('problemsFile')}
    </DownloadButton>
  )
}
