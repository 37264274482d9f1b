import { DEMO_PASSWORD } from './demo/load.ts'
import type { Settings } from './plumbing/settings.ts'

const accounts = ['student', 'owner', 'member', 'finisher', 'mentor', 'office', 'university']

/** What a newcomer needs to see in the terminal: the address, the accounts, and how long it took. */
export function greet(settings: Settings, parts: Record<string, number>): void {
  const before: Record<string, number> = JSON.parse(process.env.START_PARTS ?? '{}')
  const all = Object.entries({ ...before, ...parts })
  const total = all.reduce((sum, [, ms]) => sum + ms, 0)
  const lines = [
    '',
    `  Rajt  ${settings.publicUrl}/app`,
    '',
    ...(settings.DEMO === 'off' ? [] : demonstration(settings)),
    `  Ready in ${inSeconds(total)} (${all.map(([part, ms]) => `${part} ${inSeconds(ms)}`).join(', ')})`,
    '',
  ]
  process.stdout.write(`${lines.join('\n')}\n`)
}

function demonstration(settings: Settings): string[] {
  return [
    `  Demonstration accounts, password ${DEMO_PASSWORD}:`,
    ...accounts.map((name) => `    ${name}@rajt.example`),
    ...(settings.SMTP_URL ? [] : [`  Mails: ${settings.publicUrl}/dev/mail`]),
    '',
  ]
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
