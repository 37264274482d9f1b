import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/** Subjects of commits (STYLE.md): an imperative, one idea, 72 characters at most. Prints every breach and fails. */
const LONGEST = 72
/** Earlier ones are as they are. */
const SINCE = '2026-11-26T15:00:00Z'
/** A verb as one tells somebody to do it; `Adds`, `Added` and `Adding` tell what was done. */
const IMPERATIVE =
  /^(?!The |A |An |It |This |That |What |Who |When |In |Of |No )[A-Z][a-z]*[^s\W](?<!ed|ing) /
const EXCEPTIONS =
  /^(Pass|Address|Process|Compress|Embed|Need|Feed|Seed|Bring|Press|Focus|Discuss|Dismiss|Access) /

export function flawOf(subject: string): string | null {
  if (subject.startsWith('Merge ')) return null
  if (subject.length > LONGEST) return `${subject.length} characters`
  if (/[;.]$|; /.test(subject)) return 'more than one idea, or a full stop'
  return IMPERATIVE.test(subject) || EXCEPTIONS.test(subject) ? null : 'no imperative'
}

if (import.meta.main) {
  const { stdout } = spawnSync('git', ['log', '-200', `--since=${SINCE}`, '--format=%s'], {
    cwd: join(import.meta.dirname, '..'),
    encoding: 'utf8',
  })
  const subjects = stdout.split('\n').filter(Boolean)
  const breaches = subjects.flatMap((subject) => {
    const flaw = flawOf(subject)
    return flaw ? [`“${subject}”: ${flaw}`] : []
  })
  for (const breach of breaches) process.stderr.write(`${breach}\n`)
  process.stdout.write(`${subjects.length} subjects checked, ${breaches.length} breaches\n`)
  process.exit(breaches.length > 0 ? 1 : 0)
}
