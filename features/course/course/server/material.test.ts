import { afterEach, expect, test, vi } from 'vitest'
import { personality } from '#course/personality/calls.ts'
import { CACHED_FOR } from '#platform/server/cache.ts'
import { programme } from '#programme/programme/calls.ts'
import { anna } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { course } from '../calls.ts'

const { as, pool, settled } = await buildTestRajt()

afterEach(() => {
  vi.restoreAllMocks()
})

// The test's own connection stands for another process: nothing of the server knows what it writes.
const rename = (title: string) =>
  pool.query(
    `update lesson_text set title = $1 where language = 'hu' and lesson_id = (
       select l.id from lesson l join module m on m.id = l.module_id where m.position = 1 order by l.position limit 1)`,
    [title],
  )
const firstLesson = async () => {
  const { lessons } = await as(anna).does(course.progress)
  const [first] = lessons
  if (!first) throw new Error('no lesson')
  const { lesson } = await as(anna).does(course.lesson, { params: { id: first.id } })
  return [first.title, lesson.title]
}

test('a lesson that another process changed is shown changed at once', async () => {
  await firstLesson()
  await rename('Másik cím')
  await settled()
  expect(await firstLesson()).toEqual(['Másik cím', 'Másik cím'])
})

test.each([
  ['module', 'set position = position'],
  ['module_text', 'set title = title'],
  ['lesson', 'set position = position'],
  ['lesson_text', 'set title = title'],
  ['medium', 'set title = title'],
  ['lesson_medium', 'set position = position'],
  ['personality_statement', 'set position = position'],
  ['personality_type', 'set title = title'],
])('a change of %s is told to every process', async (table, change) => {
  const client = await pool.connect()
  try {
    let told = 0
    client.on('notification', ({ channel }) => void (channel === 'content' && told++))
    await client.query('listen content')
    await client.query(`update ${table} ${change}`)
    await client.query('select 1')
    expect(told).toBe(1)
  } finally {
    client.release(true)
  }
})

test('without their notices changes are shown within a minute', async () => {
  const shown = async () => {
    const { statements } = await as(anna).does(personality.test)
    const { CONTACT_EMAIL } = await as(anna).does(programme.context)
    return [...(await firstLesson()), statements[0]?.text, CONTACT_EMAIL]
  }
  const before = await shown()
  await settled()
  await unheard('lesson_text', () => rename('Új cím'))
  await unheard('personality_statement', () =>
    pool.query(`update personality_statement set text_hu = 'Más mondat' where retired_at is null`),
  )
  await unheard('semester', () => pool.query(`update semester set contact_email = 'mas@rajt.example'`))
  await settled()
  expect(await shown()).toEqual(before)
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + CACHED_FOR)
  expect(await shown()).toEqual(['Új cím', 'Új cím', 'Más mondat', 'mas@rajt.example'])
})

/** As if the notice of the change had been lost. */
async function unheard(table: string, change: () => Promise<unknown>): Promise<void> {
  await pool.query(`alter table ${table} disable trigger ${table}_changed`)
  await change()
  await pool.query(`alter table ${table} enable trigger ${table}_changed`)
}
