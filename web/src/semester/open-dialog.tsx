import { Text, Textarea, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { type Continuing, continuing, type SemesterInfo, semester } from '@rajt/contract/semester'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { queryOf } from '../plumbing/query.ts'
import { Choice, ChoiceGroup } from '../ui/choice.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { HINT_BELOW } from '../ui/field.ts'
import { SideFailed, useSide } from '../ui/side.tsx'
import { TextSkeleton } from '../ui/skeletons.tsx'
import { useAct } from '../ui/use-act.ts'
import { listedIn } from './codes.ts'
import classes from './next-semester.module.css'

interface Props {
  current: SemesterInfo
  next: SemesterInfo
  onClose: () => void
}

const ASK_AFTER_MS = 400
const SHOWN = 5

/** Says in counts what opening does, and asks for the key to be typed: there is no way back (decision X9). */
export function OpenDialog({ current, next, onClose }: Props) {
  const t = useTranslations('semester-staff')
  const [who, setWho] = useState<Continuing['who']>(current.number === 1 ? 'COMPLETED' : 'ALL')
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState('')
  const [isMissed, setMissed] = useState(false)
  const listed = listedIn(who === 'LISTED' ? typed : '')
  const going: Continuing = { who, neptun: listed.codes }
  // Everything changes now: menus, rights, and what every page shows.
  const { run, busy } = useAct(semester.open, { done: () => location.assign('/app') })
  const confirm = () => {
    if (key.trim() !== next.key) return setMissed(true)
    return run({ body: { semester: next.key, continuing: going } })
  }
  return (
    <ConfirmDialog
      title={t('openTitle', { key: next.key })}
      confirm={t('openNow')}
      danger
      busy={busy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ChoiceGroup legend={t('who.legend')}>
        {continuing.map((one) => (
          <Choice key={one} type="radio" name="who" checked={who === one} onChange={() => setWho(one)}>
            {t(`who.${one}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      {who === 'LISTED' && (
        <Textarea
          label={t('list')}
          description={t('listHint')}
          inputWrapperOrder={HINT_BELOW}
          autosize
          minRows={3}
          maxRows={8}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      )}
      {listed.others.length > 0 && (
        <Text role="alert">
          {t('noCodes', { count: listed.others.length, words: listed.others.slice(0, SHOWN).join(', ') })}
        </Text>
      )}
      <Effects current={current} going={going} />
      <TextInput
        label={t('typeKey', { key: next.key })}
        autoComplete="off"
        value={key}
        error={isMissed && key.trim() !== next.key ? t('keyMissed') : undefined}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

function Effects({ current, going }: { current: SemesterInfo; going: Continuing }) {
  const t = useTranslations('semester-staff.effect')
  // Not at each key of a list that is typed.
  const [asked] = useDebouncedValue(going, ASK_AFTER_MS)
  const side = useSide(queryOf(semester.preview, { body: { continuing: asked } }), { keepsEarlier: true })
  const { data } = side
  if (side.failure) return <SideFailed of={side} name={t('title')} />
  if (!data) return <TextSkeleton lines={4} />
  const { unknown } = data
  return (
    <>
      <ul className={classes.effects} aria-live="polite">
        <li>{t('continue', { count: data.continue })}</li>
        <li>{t('stay', { count: data.stay })}</li>
        {data.openAttempts > 0 && <li>{t('openAttempts', { count: data.openAttempts })}</li>}
        {data.pendingRequests > 0 && <li>{t('pendingRequests', { count: data.pendingRequests })}</li>}
        {data.drafts > 0 && <li>{t('drafts', { count: data.drafts })}</li>}
        <li>{t('kept', { key: current.key })}</li>
      </ul>
      {unknown.length > 0 && (
        <Text role="alert">
          {t('unknown', { count: unknown.length, codes: unknown.slice(0, SHOWN).join(', ') })}
        </Text>
      )}
      <Text fw={600}>{t('final')}</Text>
    </>
  )
}
