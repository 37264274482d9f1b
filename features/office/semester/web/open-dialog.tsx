import { Text } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { Choice, ChoiceGroup } from '#platform/ui/choice.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { queryOf } from '#platform/web/query.ts'
import { type Continuing, type SemesterInfo, semester } from '../calls.ts'
import { listedIn } from './codes.ts'
import { Kept } from './kept.tsx'
import classes from './next-semester.module.css'

interface Props {
  current: SemesterInfo
  next: SemesterInfo
  onClose: () => void
}

/** Into a first semester nobody goes on by default, into a second one whoever has completed the first (decision Y3). */
const offered = {
  1: ['NONE', 'LISTED', 'COMPLETED', 'ALL'],
  2: ['COMPLETED', 'LISTED', 'ALL'],
} as const satisfies Record<1 | 2, readonly Continuing['who'][]>

const ASK_AFTER_MS = 400
const SHOWN = 5

/** Says in counts what opening does, and asks for the key to be typed: there is no way back (decision X9). */
export function OpenDialog({ current, next, onClose }: Props) {
  const t = useTranslations('semester-staff')
  const [who, setWho] = useState<Continuing['who']>(current.number === 1 ? 'COMPLETED' : 'NONE')
  const [again, setAgain] = useState(false)
  const [typed, setTyped] = useState('')
  const [key, setKey] = useState('')
  const [isMissed, setMissed] = useState(false)
  const listed = listedIn(who === 'LISTED' ? typed : '')
  const going: Continuing = { who, neptun: listed.codes }
  // Everything changes now: menus, rights, and what every page shows.
  const { run, busy } = useAct(semester.open, { done: () => location.assign('/app') })
  const choose = (one: Continuing['who']) => {
    setWho(one)
    // Whoever chooses others confirms them anew.
    setAgain(false)
  }
  const confirm = () => {
    if (key.trim() !== next.key) return setMissed(true)
    return run({ body: { semester: next.key, continuing: going, again } })
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
      <ChoiceGroup required legend={t('who.legend')}>
        {offered[next.number].map((one) => (
          <Choice key={one} type="radio" name="who" checked={who === one} onChange={() => choose(one)}>
            {t(`who.${one}`)}
          </Choice>
        ))}
      </ChoiceGroup>
      {who === 'LISTED' && (
        <Textarea
          label={t('list')}
          required
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
      <Effects current={current} next={next} going={going} again={again} onAgain={setAgain} />
      <TextInput
        label={t('typeKey', { key: next.key })}
        required
        autoComplete="off"
        value={key}
        error={isMissed && key.trim() !== next.key ? t('keyMissed') : undefined}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
    </ConfirmDialog>
  )
}

interface EffectsProps {
  current: SemesterInfo
  next: SemesterInfo
  going: Continuing
  again: boolean
  onAgain: (isMeant: boolean) => void
}

function Effects({ current, next, going, again, onAgain }: EffectsProps) {
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
        {data.newcomers > 0 && <li>{t('newcomers', { count: data.newcomers })}</li>}
        <li>{t('continue', { count: data.continue - data.newcomers })}</li>
        <li>{t('stay', { count: data.stay })}</li>
        {data.openAttempts > 0 && <li>{t('openAttempts', { count: data.openAttempts })}</li>}
        {data.pendingRequests > 0 && <li>{t('pendingRequests', { count: data.pendingRequests })}</li>}
        {data.drafts > 0 && <li>{t('drafts', { count: data.drafts })}</li>}
        <li>{t('told')}</li>
      </ul>
      {unknown.length > 0 && (
        <Text role="alert">
          {t('unknown', { count: unknown.length, codes: unknown.slice(0, SHOWN).join(', ') })}
        </Text>
      )}
      {data.again > 0 && (
        <Notice kind="problem">
          <Text mb="xs">{t(next.number === 1 ? 'againFirst' : 'againSecond', { count: data.again })}</Text>
          <CheckBox
            label={t('againMeant', { count: data.again })}
            checked={again}
            onChange={(event) => onAgain(event.currentTarget.checked)}
          />
        </Notice>
      )}
      <Kept semester={current} />
      <Text fw={600}>{t('final')}</Text>
    </>
  )
}
