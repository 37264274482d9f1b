import { describe, expect, test } from 'vitest'
import { authoring } from '#course/authoring/calls.ts'
import type { Draft } from '#course/authoring/content-parts.ts'
import { course } from '#course/course/calls.ts'
import type { LessonContent } from '#course/course/content.ts'
import { minutes } from '#platform/server/clock.ts'
import { tally, times } from '#testing/server/at-once.ts'
import { anna, bence, gabor, hanna } from '#testing/server/cast.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { asSecond, beginSemester, SECOND } from '#testing/server/second-semester.ts'
import { glossary } from '../calls.ts'
import type { TermFields } from '../parts.ts'

const rajt = await buildTestRajt()
const { as, db, clock, enter, settled } = rajt
const office = as(gabor)
const editor = as(await enter({ role: 'OFFICE', university: null, officeScope: 'EDITOR' }))
const reader = as(await enter({ role: 'OFFICE', university: null, officeScope: 'READER' }))

let made = 0
const words = (own: Partial<TermFields> = {}): TermFields => {
  const word = `Kipróbált szó ${++made}`
  return {
    huWord: word,
    huMeaning: 'Amit jelent.',
    enWord: `Tried word ${made}`,
    enMeaning: 'A meaning.',
    ...own,
  }
}
const add = (own: Partial<TermFields> = {}) => editor.does(glossary.add, { body: words(own) })
const call = (body: TermFields) => editor.call(glossary.add, { body })
const remove = (id: string) => office.call(glossary.remove, { params: { id } })
const listed = async (who = as(anna)) => (await who.does(glossary.list)).terms

const { modules } = await office.does(authoring.tree)
const lessonAt = (module: number, lesson: number) => modules[module]?.lessons[lesson]?._id ?? ''

/** The lesson with one more sentence in each language. */
async function written(id: string, hu: string, en = hu): Promise<{ written: Draft; revision: number }> {
  const { published, draft } = await office.does(authoring.thing, { params: { id } })
  const content = (draft ?? published)?.written.content as LessonContent
  const more = (of: LessonContent['hu'], text: string) => ({ ...of, body: `${of.body}\n\n${text}` })
  return {
    written: { kind: 'lesson', content: { ...content, hu: more(content.hu, hu), en: more(content.en, en) } },
    revision: draft?.revision ?? 0,
  }
}
const save = async (id: string, hu: string, en = hu) =>
  office.call(authoring.save, { params: { id }, body: await written(id, hu, en) })
async function publish(id: string, hu: string, en = hu) {
  const saved = await save(id, hu, en)
  clock.pass(minutes(1))
  const things = [{ id, revision: (saved.body as { revision: number }).revision }]
  return office.call(authoring.publish, { body: { things, why: 'Új szó', asksAgain: false } })
}
const discard = (id: string) => office.does(authoring.discard, { params: { id } })

describe('a term', () => {
  test('is added by an editor with a key of its English word, and read by everybody who reads lessons', async () => {
    const term = await add({ huWord: 'Ügyfélszerzési költség', enWord: 'Customer acquisition cost (CAC)' })
    expect(term).toMatchObject({
      key: 'customer-acquisition-cost-cac',
      addedBy: { surname: expect.any(String) },
      editedAt: null,
      usedBy: [],
      can: { remove: true },
    })
    for (const who of [as(anna), as(hanna), office, editor, reader]) {
      const found = (await listed(who)).find(({ _id }) => _id === term._id)
      expect(found).toMatchObject({ word: 'Ügyfélszerzési költség', meaning: 'Amit jelent.', lessons: [] })
    }
  })

  test('is written by the office and editors, and shown with what they edit to them alone', async () => {
    const { _id: id, ...rest } = await add()
    for (const who of [as(anna), as(hanna), reader]) {
      expect(await who.call(glossary.add, { body: words() })).toMatchObject({ status: 403 })
      expect(await who.call(glossary.edit, { params: { id }, body: words() })).toMatchObject({ status: 403 })
      expect(await who.call(glossary.remove, { params: { id } })).toMatchObject({ status: 403 })
      const seen = (await listed(who)).find((one) => one._id === id)
      expect(seen).toMatchObject({ fields: null, can: { edit: false } })
    }
    expect(await as(anna).call(glossary.one, { params: { id } })).toMatchObject({ status: 403 })
    expect(await reader.does(glossary.one, { params: { id } })).toMatchObject({ key: rest.key })
    const seen = (await listed(editor)).find((one) => one._id === id)
    expect(seen).toMatchObject({ fields: { huWord: rest.huWord }, can: { edit: true } })
  })

  test('has a word in each language that no other one has, however it is written', async () => {
    const { huWord, enWord } = await add({ huWord: 'Árbevétel-terv', enWord: 'Revenue plan' })
    expect(await call(words({ huWord: ' ARBEVETEL-TERV ' }))).toMatchObject({
      status: 409,
      body: { code: 'glossary-word-taken', fields: { huWord: { rule: 'taken' } } },
    })
    expect(await call(words({ enWord: enWord.toUpperCase() }))).toMatchObject({
      status: 409,
      body: { code: 'glossary-word-taken', fields: { enWord: { rule: 'taken' } } },
    })
    const other = await add()
    const body = { ...words(), huWord }
    expect(await office.call(glossary.edit, { params: { id: other._id }, body })).toMatchObject({
      status: 409,
      body: { code: 'glossary-word-taken' },
    })
  })

  test('added twice in the same words is there once; a word that was renamed leaves its key to nobody', async () => {
    const body = words({ enWord: 'Pivot point' })
    const [first, again] = [
      await editor.does(glossary.add, { body }),
      await editor.does(glossary.add, { body }),
    ]
    expect(again._id).toBe(first._id)
    const renamed = { ...body, huWord: 'Fordulópont', enWord: 'Turning point' }
    await office.does(glossary.edit, { params: { id: first._id }, body: renamed })
    expect(await add({ enWord: 'Pivot Point!' })).toMatchObject({ key: 'pivot-point-2' })
    expect(await office.does(glossary.one, { params: { id: first._id } })).toMatchObject({
      key: 'pivot-point',
    })
  })

  test('that has no Latin letter in its English word has a key too', async () => {
    expect(await add({ enWord: '…€…' })).toMatchObject({ key: 'term' })
  })

  test.each([
    ['huWord', ''],
    ['enWord', '   '],
    ['huMeaning', ''],
    ['huWord', 'x'.repeat(81)],
    ['enMeaning', 'x'.repeat(601)],
    ['key', 'own-key'],
  ])('is refused with %s that cannot be', async (field, value) => {
    expect(await call({ ...words(), [field]: value })).toMatchObject({
      status: 400,
      body: { code: 'invalid-request', fields: { [field]: {} } },
    })
  })

  test('keeps whatever is written in it as text, one line a word', async () => {
    const huWord = '<img src=x onerror=hit()>\n[a](javascript:hit())'
    const term = await add({ huWord, huMeaning: '**nem** <b>félkövér</b>\u0000 \u202e vége' })
    expect(term.huWord).toBe('<img src=x onerror=hit()> [a](javascript:hit())')
    expect((await listed()).find(({ _id }) => _id === term._id)?.meaning).toContain('<b>félkövér</b>')
    await remove(term._id)
  })

  test('is edited by who has read it last: the second of two is refused, and then may', async () => {
    const { _id: id } = await add()
    const [mine, theirs] = [words(), words()]
    expect(
      await editor.call(glossary.edit, { params: { id }, body: { ...mine, editedAt: null } }),
    ).toMatchObject({
      status: 200,
      body: { editedBy: { surname: expect.any(String) } },
    })
    const second = await office.call(glossary.edit, { params: { id }, body: { ...theirs, editedAt: null } })
    expect(second).toMatchObject({ status: 409, body: { code: 'edited-meanwhile' } })
    const there = await office.does(glossary.one, { params: { id } })
    expect(there).toMatchObject(mine)
    const body = { ...theirs, editedAt: there.editedAt }
    clock.pass(minutes(1))
    expect(await office.does(glossary.edit, { params: { id }, body })).toMatchObject(theirs)
  })

  test('that is gone is not found', async () => {
    const { _id: id } = await add()
    expect(await remove(id)).toMatchObject({ status: 200 })
    for (const reply of [
      await remove(id),
      await office.call(glossary.one, { params: { id } }),
      await office.call(glossary.edit, { params: { id }, body: words() }),
    ])
      expect(reply).toMatchObject({ status: 404 })
  })

  test('stands in the order of the reader’s alphabet', async () => {
    for (const huWord of ['Csupor', 'Cukor', 'Óra', 'Ősi', 'Ozmózis', 'Zár', 'Zsák']) await add({ huWord })
    const order = (await listed()).map(({ word }) => word)
    const own = order.filter((word) => /^(Csupor|Cukor|Óra|Ősi|Ozmózis|Zár|Zsák)$/.test(word))
    expect(own).toEqual(['Cukor', 'Csupor', 'Óra', 'Ozmózis', 'Ősi', 'Zár', 'Zsák'])
  })
})

describe('a lesson', () => {
  const id = lessonAt(0, 0)

  test('marks the terms that it names, carries their meanings, and follows a change of them without delay', async () => {
    const term = await add({ huWord: 'Mintaterv', huMeaning: 'Terv, mintának.', enWord: 'Sample plan' })
    const text = `Egy [**jó** mintaterv](/glossary/${term.key} "cím") és [még egy](/app/glossary/${term.key}).`
    expect(await publish(id, text, 'A [plan](/glossary/sample-plan).')).toMatchObject({ status: 200 })
    const { lesson } = await as(anna).does(course.lesson, { params: { id } })
    expect(lesson.html).toContain(
      '<a href="/app/glossary/sample-plan" data-term="sample-plan"><strong>jó</strong> mintaterv</a>',
    )
    const own = () => ({ key: 'sample-plan', word: 'Mintaterv', meaning: 'Terv, mintának.' })
    expect(lesson.terms.filter(({ key }) => key === 'sample-plan')).toEqual([own()])
    const body = { ...words({ huWord: 'Mintaterv' }), huMeaning: 'Egészen más.' }
    await editor.does(glossary.edit, { params: { id: term._id }, body })
    const after = (await as(anna).does(course.lesson, { params: { id } })).lesson.terms
    expect(after).toContainEqual({ ...own(), meaning: 'Egészen más.' })
    expect((await listed()).find(({ _id }) => _id === term._id)?.lessons).toEqual([
      { id, title: lesson.title },
    ])
    expect(await office.does(glossary.one, { params: { id: term._id } })).toMatchObject({
      usedBy: [{ lesson: id, isPublished: true, isDraft: false }],
      can: { remove: false },
    })
    expect(await remove(term._id)).toMatchObject({ status: 409, body: { code: 'glossary-term-in-use' } })
  })

  test.each([
    ['hu', '[a](/glossary/no-such-term)', ''],
    ['en', '', 'x [a]( </app/glossary/NO-such> ) y'],
    ['hu', 'x [a][b]\n\n[b]: /glossary/mintaterv#a', ''],
  ])('that names a term which is not there says so in %s, and is not published', async (language, hu, en) => {
    const lesson = lessonAt(1, 0)
    const flaws = [{ at: `${language}.body`, flaw: 'unknown-term' }]
    expect(await save(lesson, hu, en)).toMatchObject({ status: 200, body: { flaws } })
    expect(await office.does(authoring.thing, { params: { id: lesson } })).toMatchObject({
      flaws,
      can: { publish: false },
    })
    const { revision } = await written(lesson, '')
    const body = { things: [{ id: lesson, revision }], why: 'Mégis', asksAgain: false }
    expect(await office.call(authoring.publish, { body })).toMatchObject({
      status: 409,
      body: { code: 'draft-not-whole', detail: { things: [{ id: lesson, flaws }] } },
    })
    await discard(lesson)
  })

  test('keeps the words of a term that is not there, in its preview', async () => {
    const { written: draft } = await written(
      id,
      '[Ez marad](/glossary/no-such-term), [ez jelölt](/glossary/sample-plan).',
    )
    const body = { id, language: 'hu' as const, content: draft.content as LessonContent }
    const { lesson } = await office.does(authoring.preview, { body })
    expect(lesson.html).toContain(
      'Ez marad, <a href="/app/glossary/sample-plan" data-term="sample-plan">ez jelölt</a>',
    )
  })

  test('that is a draft keeps its terms from being deleted; discarded, it does not', async () => {
    const lesson = lessonAt(1, 1)
    const term = await add()
    await save(lesson, `[a](/glossary/${term.key})`)
    expect(await remove(term._id)).toMatchObject({ status: 409 })
    expect(await office.does(glossary.one, { params: { id: term._id } })).toMatchObject({
      usedBy: [{ lesson, isPublished: false, isDraft: true, isEarlier: false }],
    })
    await discard(lesson)
    expect(await remove(term._id)).toMatchObject({ status: 200 })
  })

  test('that named a term in an earlier version keeps it', async () => {
    const lesson = lessonAt(1, 2)
    const term = await add()
    await publish(lesson, `[a](/glossary/${term.key})`)
    const { versions } = await office.does(authoring.thing, { params: { id: lesson } })
    const params = { id: lesson, number: String((versions[0]?.number ?? 0) - 1) }
    const { revision } = await office.does(authoring.restore, { params })
    clock.pass(minutes(1))
    const body = { things: [{ id: lesson, revision }], why: 'Vissza', asksAgain: false }
    await office.does(authoring.publish, { body })
    expect((await listed()).find(({ _id }) => _id === term._id)?.lessons).toEqual([])
    expect(await remove(term._id)).toMatchObject({ status: 409 })
    expect(await office.does(glossary.one, { params: { id: term._id } })).toMatchObject({
      usedBy: [{ isPublished: false, isDraft: false, isEarlier: true }],
    })
  })

  test('is listed with a term to whom it is open alone, and the term itself to everybody', async () => {
    const lesson = lessonAt(6, 0)
    const term = await add()
    await publish(lesson, `[a](/glossary/${term.key})`)
    const seenBy = async (who: ReturnType<typeof as>) =>
      (await listed(who)).find(({ _id }) => _id === term._id)?.lessons.map(({ id }) => id)
    expect(await as(bence).call(course.lesson, { params: { id: lesson } })).toMatchObject({
      body: { code: 'lesson-locked' },
    })
    expect(await seenBy(as(bence))).toEqual([])
    expect(await seenBy(as(hanna))).toEqual([lesson])
    expect(await seenBy(office)).toEqual([lesson])
  })
})

describe('at the same moment', () => {
  test('of fifty who add one word, one makes it, and the others are refused or get the same', async () => {
    const enWord = 'Fifty at once'
    const replies = await times(50, (n) => call(words({ huWord: `Ötven egyszerre ${n}`, enWord })))
    expect(tally(replies)).toEqual({ 200: 1, 409: 49 })
    const body = words()
    const same = await times(50, () => call(body))
    expect(tally(same)).toEqual({ 200: 50 })
    expect(new Set(same.map((reply) => (reply.body as { _id: string })._id)).size).toBe(1)
  })

  test('of fifty who edit a term, one stands', async () => {
    const { _id: id } = await add()
    const replies = await times(50, () =>
      editor.call(glossary.edit, { params: { id }, body: { ...words(), editedAt: null } }),
    )
    expect(tally(replies)).toEqual({ 200: 1, 409: 49 })
  })

  test('a term is deleted and named by a lesson: it stays with the lesson, or the lesson says that it is gone', async () => {
    const lesson = lessonAt(2, 0)
    for (let turn = 0; turn < 12; turn++) {
      const term = await add()
      const body = await written(lesson, `[a](/glossary/${term.key})`)
      const [deleted, saved] = await Promise.all([
        remove(term._id),
        office.call(authoring.save, { params: { id: lesson }, body }),
      ])
      expect(saved.status).toBe(200)
      const { flaws } = await office.does(authoring.thing, { params: { id: lesson } })
      if (deleted.status === 200)
        expect(flaws).toEqual([
          { at: 'hu.body', flaw: 'unknown-term' },
          { at: 'en.body', flaw: 'unknown-term' },
        ])
      else expect([deleted.status, flaws]).toEqual([409, []])
      await discard(lesson)
    }
  })

  test('a term is deleted fifty times while a lesson that names it is published: never both', async () => {
    const lesson = lessonAt(2, 1)
    const term = await add()
    const { body } = await save(lesson, `[a](/glossary/${term.key})`)
    await db.deleteFrom('draft_term').where('thing_id', '=', lesson).execute()
    clock.pass(minutes(1))
    const things = [{ id: lesson, revision: (body as { revision: number }).revision }]
    const [published, ...deleted] = await Promise.all([
      office.call(authoring.publish, { body: { things, why: 'Új szó', asksAgain: false } }),
      ...Array.from({ length: 50 }, () => remove(term._id)),
    ])
    const isGone = deleted.some(({ status }) => status === 200)
    expect(published.status).toBe(isGone ? 409 : 200)
    if (isGone) await discard(lesson)
  })
})

test('who goes on and who takes no part any more have the terms with the lessons of the semester before', async () => {
  const [stays, goes] = [await enter(), await enter()]
  const semester_id = await beginSemester({ db, settled }, SECOND, asSecond(clock.now()))
  await db.insertInto('absence').values({ account_id: stays.id, semester_id }).execute()
  const entered = { account_id: goes.id, semester_key: SECOND, at: clock.now() }
  await db.insertInto('onboarding').values(entered).execute()
  await settled()
  for (const student of [stays, goes]) {
    const lessons = (await listed(as(student))).flatMap((term) => term.lessons)
    expect(lessons.length).toBeGreaterThan(0)
    for (const { id } of lessons)
      expect(await as(student).call(course.lesson, { params: { id } })).toMatchObject({ status: 200 })
  }
})
