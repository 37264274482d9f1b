import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { greetings } from '#people/identity/server/greetings.ts'

const SOURCE = join(import.meta.dirname, '..')
const sources = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.ts') && !path.endsWith('.test.ts') && path !== 'auth/mails.ts',
)

test('students are greeted as students do, staff and mentors a little more formally', () => {
  expect(greetings.hu('Réka', 'STUDENT')).toBe('Szia Réka!')
  expect(greetings.en('Réka', 'STUDENT')).toBe('Hi Réka,')
  for (const role of ['OFFICE', 'UNIVERSITY', 'MENTOR'] as const) {
    expect(greetings.hu('Réka', role)).toBe('Kedves Réka!')
    expect(greetings.en('Réka', role)).toBe('Dear Réka,')
  }
})

test('no mail greets anybody by name in words of its own', () => {
  const own = sources.filter((path) =>
    /`(Szia|Kedves|Hi|Dear) \$\{/.test(readFileSync(join(SOURCE, path), 'utf8')),
  )
  expect(own).toEqual([])
})
