import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { FORMER } from '#local/demo/people.ts'
import type { wayIn } from '#people/people/server/first-office.ts'
import { isLocal } from '#platform/server/local-start.ts'
import type { Settings } from '#platform/server/settings.ts'

type Way = Awaited<ReturnType<typeof wayIn>>

const accounts = ['student', 'owner', 'member', 'finisher', 'mentor', 'office', 'university']
/** Somebody who does not go on, too (decision X10). */
const accountsOfSecond = accounts.toSpliced(4, 0, FORMER)

/** What a newcomer needs to see in the terminal: the address, the accounts, and how long it took. */
export function greet(settings: Settings, parts: Record<string, number>, way: Way): void {
  const before: Record<string, number> = JSON.parse(process.env.START_PARTS ?? '{}')
  const all = Object.entries({ ...before, ...parts })
  const total = all.reduce((sum, [, ms]) => sum + ms, 0)
  const lines = [
    '',
    `  Rajt  ${settings.publicUrl}/app`,
    '',
    ...(settings.DEMO === 'off' ? firstOffice(settings, way) : demonstration(settings)),
    `  Ready in ${inSeconds(total)} (${all.map(([part, ms]) => `${part} ${inSeconds(ms)}`).join(', ')})`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

/** A link opens an account: it stands on the console of one's own machine alone, and only where no mail brings it. */
function firstOffice(settings: Settings, way: Way): string[] {
  if (way === 'nobody-is-named')
    return ['  Nobody can sign in yet: set FIRST_OFFICE_EMAIL to the address of the first member.', '']
  if (!way || settings.SMTP_URL || !isLocal(settings)) return []
  return [`  No mail is sent (SMTP_URL is empty). ${way.email} comes in here:`, `    ${way.link}`, '']
}

function demonstration(settings: Settings): string[] {
  return [
    `  Demonstration accounts, password ${DEMO_PASSWORD}:`,
    ...(settings.DEMO === 'semester-2' ? accountsOfSecond : accounts).map(
      (name) => `    ${name}@rajt.example`,
    ),
    ...(settings.SMTP_URL ? [] : [`  Mails: ${settings.publicUrl}/dev/mail`]),
    '',
  ]
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
