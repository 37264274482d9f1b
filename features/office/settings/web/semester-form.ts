import * as z from 'zod/mini'
import { acrossFields } from '#platform/web/across-fields.ts'
import { fromBudapest, toBudapest } from '#platform/web/budapest-time.ts'
import { datesOutOfOrder, ownSettings, type Semester, SemesterSettings } from '#programme/programme/calls.ts'

export const dates = [
  'startsAt',
  'endsAt',
  'onePagerDeadline',
  'teamDeadline',
  'progressReportDeadline',
] as const
export const examNumbers = ['examAttempts', 'examMinutes', 'examQuestions', 'passMarkPercent'] as const
export const teamNumbers = ['answerDays', 'mentorCapacity'] as const
type DateName = (typeof dates)[number]
type NumberName = (typeof examNumbers)[number] | (typeof teamNumbers)[number]

/** Whether a semester of this number has a setting at all. */
export const hasSetting = (number: Semester['number'], name: string) =>
  !(ownSettings[number === 1 ? 2 : 1] as readonly string[]).includes(name)

/** Who answers for people's data. */
export const controller = ['controllerName', 'controllerAddress', 'privacyEmail'] as const

/** The settings as they are typed: dates by the clocks of Budapest, numbers as texts. */
export type SemesterValues = Record<DateName | NumberName, string> & {
  /** Of the semester; what one of the other number has is empty. */
  number: Semester['number']
  /** Lowest percent of the grades 2, 3, 4, 5. */
  gradeLimits: string[]
  testWarning: boolean
  secondFactorRequired: boolean
  contactEmail: string
} & Record<(typeof controller)[number], string>

export function toValues(
  settings: Omit<Semester, 'id' | 'key' | 'datesSetAt' | 'registrationOpenedAt'>,
): SemesterValues {
  const local = (name: DateName) => (settings[name] === null ? '' : toBudapest(settings[name]))
  return {
    number: settings.number,
    startsAt: local('startsAt'),
    endsAt: local('endsAt'),
    onePagerDeadline: local('onePagerDeadline'),
    teamDeadline: local('teamDeadline'),
    progressReportDeadline: local('progressReportDeadline'),
    answerDays: String(settings.answerDays ?? ''),
    mentorCapacity: String(settings.mentorCapacity ?? ''),
    examAttempts: String(settings.examAttempts),
    examMinutes: String(settings.examMinutes),
    examQuestions: String(settings.examQuestions),
    passMarkPercent: String(settings.passMarkPercent),
    gradeLimits: settings.gradeLimits.map(String),
    testWarning: settings.testWarning,
    secondFactorRequired: settings.secondFactorRequired,
    contactEmail: settings.contactEmail,
    controllerName: settings.controllerName,
    controllerAddress: settings.controllerAddress,
    privacyEmail: settings.privacyEmail,
  }
}

/** What was typed, for the contract's schema to judge. A date that was left alone keeps its seconds. */
export function toSettings(values: SemesterValues, before?: SemesterSettings): unknown {
  const has = (name: string) => hasSetting(values.number, name)
  const instant = (name: DateName) => {
    if (!has(name)) return null
    const saved = before?.[name]
    return saved && toBudapest(saved) === values[name] ? saved : (fromBudapest(values[name]) ?? undefined)
  }
  const number = (name: NumberName) => (has(name) ? numberOf(values[name]) : null)
  return {
    startsAt: instant('startsAt'),
    endsAt: instant('endsAt'),
    onePagerDeadline: instant('onePagerDeadline'),
    teamDeadline: instant('teamDeadline'),
    progressReportDeadline: instant('progressReportDeadline'),
    answerDays: number('answerDays'),
    mentorCapacity: number('mentorCapacity'),
    examAttempts: number('examAttempts'),
    examMinutes: number('examMinutes'),
    examQuestions: number('examQuestions'),
    passMarkPercent: number('passMarkPercent'),
    gradeLimits: values.gradeLimits.map(numberOf),
    testWarning: values.testWarning,
    secondFactorRequired: values.secondFactorRequired,
    contactEmail: values.contactEmail,
    controllerName: values.controllerName,
    controllerAddress: values.controllerAddress,
    privacyEmail: values.privacyEmail,
  }
}

// Digits alone: what a machine reads besides them (1e2, 0x3) nobody means.
const numberOf = (text: string) =>
  text.trim() === '' ? undefined : /^\d+$/.test(text.trim()) ? Number(text) : Number.NaN

function partOf(names: readonly (keyof SemesterSettings)[]) {
  const { shape } = SemesterSettings
  return z.object(Object.fromEntries(names.map((name) => [name, shape[name]])))
}

/** The contract's schema behind the form, with the order that the server asks for (spec 5). */
export const SemesterForm = z.pipe(
  z.transform((values: SemesterValues) => toSettings(values) as SemesterSettings),
  SemesterSettings.check(
    acrossFields(partOf(dates), ({ value, issues }) => {
      for (const name of datesOutOfOrder(value)) issues.push({ code: 'custom', path: [name], input: value })
    }),
    acrossFields(partOf(['gradeLimits']), ({ value: { gradeLimits }, issues }) => {
      const falling = gradeLimits.findIndex((limit, i) => i > 0 && limit < (gradeLimits[i - 1] ?? 0))
      if (falling > 0) issues.push({ code: 'custom', path: ['gradeLimits', falling], input: gradeLimits })
    }),
    acrossFields(partOf(controller), ({ value, issues }) => {
      // The server lets a controller stay unnamed; whoever saves settings here is asked to name it.
      for (const name of controller)
        if (value[name] === '')
          issues.push({ code: 'too_small', origin: 'string', minimum: 1, path: [name], input: '' })
    }),
  ),
)

export type Changed = Exclude<keyof SemesterValues, 'number'>

/** Which settings differ from the saved ones. */
export const changedOf = (values: SemesterValues, before: SemesterValues): Changed[] =>
  (Object.keys(before) as Changed[]).filter((name) => String(values[name]) !== String(before[name]))

/** The settings to send: those that differ from the saved ones. */
export function changesOf(
  values: SemesterValues,
  before: SemesterValues,
  semester: SemesterSettings,
): Partial<SemesterSettings> {
  const settings = SemesterSettings.parse(toSettings(values, semester))
  return Object.fromEntries(changedOf(values, before).map((name) => [name, settings[name]]))
}
