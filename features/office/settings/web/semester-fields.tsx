import { Title } from '@mantine/core'
import { get, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { useTranslations } from 'use-intl'
import { useUnits } from '#office/semester/web/use-units.ts'
import { HINT_BELOW, useFieldError } from '#platform/ui/field.ts'
import { MomentField } from '#platform/ui/moment-field.tsx'
import { useRequiredWords } from '#platform/ui/required-words.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { semesterLimits } from '#programme/programme/calls.ts'
import { dates, examNumbers, hasSetting, type SemesterValues, teamNumbers } from './semester-form.ts'
import classes from './semester-settings.module.css'

interface Props {
  form: UseFormReturn<SemesterValues>
}

const percent = { min: 0, max: 100 } as const
const bounds = {
  examAttempts: semesterLimits.attempts,
  examMinutes: semesterLimits.examMinutes,
  examQuestions: semesterLimits.examQuestions,
  passMarkPercent: percent,
  answerDays: semesterLimits.answerDays,
  mentorCapacity: semesterLimits.mentorCapacity,
} satisfies Record<string, { min: number; max: number }>

export function DateFields({ form }: Props) {
  const t = useTranslations('settings-staff')
  const fieldError = useFieldError()
  const requiredWords = useRequiredWords()
  const { errors } = useFormState({ control: form.control })
  const number = form.getValues('number')
  const wordsOf = (name: (typeof dates)[number]) => {
    const error = errors[name]
    if (error?.type === 'required') return requiredWords(t(`missing.${name}`))
    if (!error || name === 'startsAt') return fieldError(error)
    if (name === 'endsAt') return t('endBeforeStart')
    return t(name === 'progressReportDeadline' ? 'reportOutside' : 'deadlineOutside')
  }
  return (
    <section>
      <Title order={3} size="h4" mb="sm">
        {t('dates')}
      </Title>
      <div className={classes.dates}>
        {dates
          .filter((name) => hasSetting(number, name))
          .map((name) => (
            <MomentField
              key={name}
              control={form.control}
              name={name}
              label={t(name)}
              required
              hint={name === 'startsAt' ? t('hints.startsAt') : undefined}
              error={wordsOf(name)}
            />
          ))}
      </div>
    </section>
  )
}

export const ExamFields = ({ form }: Props) => <NumberFields form={form} title="exams" names={examNumbers} />

/** Of a second semester alone (decision X11). */
export const TeamFields = ({ form }: Props) =>
  form.getValues('number') === 2 ? <NumberFields form={form} title="teams" names={teamNumbers} /> : null

interface NumberProps extends Props {
  title: 'exams' | 'teams'
  names: readonly (keyof typeof bounds)[]
}

function NumberFields({ form, title, names }: NumberProps) {
  const t = useTranslations('settings-staff')
  const unitOf = useUnits()
  const { errors } = useFormState({ control: form.control })
  return (
    <section>
      <Title order={3} size="h4" mb="sm">
        {t(title)}
      </Title>
      <div className={classes.fields} data-short="told">
        {names.map((name) => (
          <TextInput
            key={name}
            inputMode="numeric"
            autoComplete="off"
            label={t(name)}
            unit={unitOf(name)}
            required
            description={t(`hints.${name}`, bounds[name])}
            error={errors[name] && t('between', bounds[name])}
            inputWrapperOrder={HINT_BELOW}
            {...form.register(name)}
          />
        ))}
      </div>
    </section>
  )
}

export function ContactField({ form }: Props) {
  const t = useTranslations('settings-staff')
  const fieldError = useFieldError()
  const requiredWords = useRequiredWords()
  const { errors } = useFormState({ control: form.control })
  return (
    <section>
      <Title order={3} size="h4">
        {t('contact')}
      </Title>
      <p className={classes.hint}>{t('contactHint')}</p>
      <TextInput
        type="email"
        autoComplete="off"
        label={t('contactEmail')}
        required
        error={
          errors.contactEmail?.type === 'required'
            ? requiredWords(t('missing.contactEmail'))
            : fieldError(errors.contactEmail)
        }
        {...form.register('contactEmail')}
      />
    </section>
  )
}

const grades = [
  { grade: 'sufficient', name: 'gradeLimits.0' },
  { grade: 'satisfactory', name: 'gradeLimits.1' },
  { grade: 'good', name: 'gradeLimits.2' },
  { grade: 'excellent', name: 'gradeLimits.3' },
] as const

/** Four rising limits (decision C6). */
export function GradeFields({ form }: Props) {
  const t = useTranslations('settings-staff')
  const unitOf = useUnits()
  const { errors } = useFormState({ control: form.control })
  const limits = useWatch({ control: form.control, name: 'gradeLimits' })
  const wordsOf = (name: (typeof grades)[number]['name'], limit = '') => {
    if (!get(errors, name)) return undefined
    return isPercent(limit) ? t('gradesFall') : t('between', percent)
  }
  return (
    <section>
      <Title order={3} size="h4">
        {t('grades')}
      </Title>
      <p className={classes.hint}>{t('gradesHint')}</p>
      <div className={classes.fields} data-short>
        {grades.map(({ grade, name }, i) => (
          <TextInput
            key={name}
            inputMode="numeric"
            autoComplete="off"
            label={t(`grade.${grade}`)}
            required
            unit={unitOf('gradeLimits')}
            error={wordsOf(name, limits[i])}
            {...form.register(name)}
          />
        ))}
      </div>
    </section>
  )
}

const isPercent = (text: string) => /^\d+$/.test(text.trim()) && Number(text) <= percent.max
