import { Text } from '@mantine/core'
import { useNow, useTranslations } from 'use-intl'
import { useUnits } from '#office/semester/web/use-units.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { fromBudapest } from '#platform/web/budapest-time.ts'
import { type Changed, dates, type SemesterValues } from './semester-form.ts'
import classes from './semester-settings.module.css'

interface Props {
  changed: readonly Changed[]
  before: SemesterValues
  after: SemesterValues
  busy: boolean
  onConfirm: () => unknown
  onClose: () => void
}

/** Shows what is about to change for everybody. */
export function ChangesDialog({ changed, before, after, busy, onConfirm, onClose }: Props) {
  const t = useTranslations('settings-staff')
  const tu = useTranslations('ui')
  const words = useWords()
  const consequence = useConsequence(before, after)
  return (
    <ConfirmDialog title={t('ask')} confirm={tu('save')} busy={busy} onConfirm={onConfirm} onClose={onClose}>
      <Text>{t('askText')}</Text>
      <Facts isStrong>
        {changed.map((name) => (
          <Fact key={name} name={name === 'gradeLimits' ? t('grades') : t(name)}>
            {t('fromTo', { from: words(name, before), to: words(name, after) })}
            {consequence(name) && <span className={classes.consequence}>{consequence(name)}</span>}
          </Fact>
        ))}
      </Facts>
    </ConfirmDialog>
  )
}

/** What a change does to what is under way; null where the change says it itself. */
function useConsequence(before: SemesterValues, { startsAt, endsAt, secondFactorRequired }: SemesterValues) {
  const t = useTranslations('settings-staff.consequence')
  const now = useNow()
  return (name: Changed): string | null => {
    if (name === 'examMinutes' || name === 'examQuestions') return t('nextExams')
    if (name === 'passMarkPercent' || name === 'examAttempts' || name === 'gradeLimits') return t(name)
    if (name === 'controllerName' || name === 'controllerAddress' || name === 'privacyEmail')
      return t('controller')
    if (name === 'secondFactorRequired') return secondFactorRequired ? t('secondFactorRequired') : null
    if (name === 'answerDays' || name === 'mentorCapacity' || name === 'teamDeadline') return t(name)
    if (name === 'startsAt') return t(startConsequence(isPast(before.startsAt, now), isPast(startsAt, now)))
    return name === 'endsAt' && isPast(endsAt, now) ? t('ended') : null
  }
}

const isDate = (name: Changed): name is (typeof dates)[number] => (dates as readonly string[]).includes(name)

const isPast = (local: string, now: Date) => new Date(fromBudapest(local) ?? Number.NaN) <= now

/** What a new start does, by whether the old and the new one have passed. */
function startConsequence(wasPast: boolean, isPast: boolean): 'opens' | 'stays' | 'closes' | 'waits' {
  if (isPast) return wasPast ? 'stays' : 'opens'
  return wasPast ? 'closes' : 'waits'
}

function useWords() {
  const t = useTranslations('settings-staff')
  const moment = useShortMoment()
  const unitOf = useUnits()
  const withUnit = (value: string, name: Changed) => {
    const unit = unitOf(name)
    if (!unit || !value) return value
    return unit === '%' ? `${value}%` : `${value}\u00a0${unit}`
  }
  return (name: Changed, values: SemesterValues): string => {
    if (name === 'testWarning' || name === 'secondFactorRequired') return values[name] ? t('on') : t('off')
    if (name === 'gradeLimits') return values.gradeLimits.map((limit) => withUnit(limit, name)).join(' / ')
    const instant = isDate(name) ? fromBudapest(values[name]) : null
    return instant ? moment(instant) : withUnit(values[name], name) || t('nothing')
  }
}
