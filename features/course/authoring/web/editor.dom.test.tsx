import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { broken, held, on, refused, sent } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { authoring } from '../calls.ts'
import type { Thing } from '../content-parts.ts'
import { editing } from '../editing-calls.ts'
import { Editor } from './editor.tsx'

// Fields that measure themselves ask for it.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })

const id = '0199a3c0-0000-4000-8000-000000000001'
const texts = { title: 'Modul', summary: 'Miről szól', outcomes: ['Elmondod, mi a startup'] }
const content = { extra: false, hu: texts, en: texts }
const thing: Thing = {
  _id: id,
  kind: 'module',
  state: 'published',
  module: id,
  published: { number: 1, written: { kind: 'module', content } },
  draft: null,
  plan: null,
  flaws: [],
  versions: [],
  can: { publish: true, retire: false, restore: false },
}
const Page = () => <Editor thing={thing} onDiscard={() => undefined} />
const ownDraft = {
  written: { kind: 'module' as const, content },
  revision: 1,
  basedOn: 1,
  changedAt: '2026-11-01T10:00:00.000Z',
  changedBy: null,
}
const DraftPage = () => <Editor thing={{ ...thing, draft: ownDraft }} onDiscard={() => undefined} />
const saves = () => sent.filter(({ method, path }) => method === 'PUT' && path.endsWith('/draft'))
const outcomes = () =>
  screen.getAllByRole<HTMLTextAreaElement>('textbox', { name: /Mire lesz képes/ })[0] as HTMLElement
const isOff = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Közzététel' }).disabled

test('a draft that the server does not take says why, in the field too, and waits for a change', async () => {
  const fields = { 'written.content.hu.outcomes.0': { rule: 'max', limit: 300 } } as const
  on(editing.stay, () => ({ others: [] }))
  on(authoring.save, () => refused('invalid-request', fields))
  const { hand } = await show(Page)
  await hand.type(outcomes(), ' x')
  expect(await screen.findByText('Amit írtál, nincs elmentve', {}, { timeout: 4_000 })).toBeTruthy()
  expect(screen.getAllByText('Ez túl hosszú.')).toHaveLength(1)
  expect(isOff()).toBe(true)
  const { length } = saves()
  await new Promise((resolve) => setTimeout(resolve, 6_000))
  expect(saves()).toHaveLength(length)
  on(authoring.save, () => ({ revision: 1, flaws: [] }))
  await hand.type(outcomes(), '{Backspace}')
  expect(await screen.findByText('Mentve', {}, { timeout: 4_000 })).toBeTruthy()
  expect(screen.queryByText('Amit írtál, nincs elmentve')).toBeNull()
  expect(isOff()).toBe(false)
}, 20_000)

test('who may not write any more is told', async () => {
  on(editing.stay, () => ({ others: [] }))
  on(authoring.save, () => refused('not-allowed'))
  const { hand } = await show(Page)
  await hand.type(outcomes(), ' x')
  expect(await screen.findByText('Amit írtál, nincs elmentve', {}, { timeout: 4_000 })).toBeTruthy()
})

const written = (outcome: string) => ({ ...content, hu: { ...texts, outcomes: [outcome] } })
const typed = () => (outcomes() as HTMLTextAreaElement).value

test('what could not be saved waits in the tab until it is', async () => {
  on(editing.stay, () => ({ others: [] }))
  on(authoring.save, broken)
  const { hand } = await show(Page)
  await hand.type(outcomes(), ' ma')
  cleanup()
  await show(Page)
  expect(typed()).toBe('Elmondod, mi a startup ma')
  on(authoring.save, () => ({ revision: 1, flaws: [] }))
  expect(await screen.findByText('Mentve', {}, { timeout: 7_000 })).toBeTruthy()
  expect(saves().at(-1)?.body).toMatchObject({ revision: 0, written: { content: written(typed()) } })
  cleanup()
  await show(Page)
  expect(typed()).toBe('Elmondod, mi a startup')
}, 20_000)

const theirs = (outcome: string) => ({
  written: { kind: 'module' as const, content: written(outcome) },
  revision: 3,
  basedOn: 1,
  changedAt: '2026-11-01T10:00:00.000Z',
  changedBy: { surname: 'Kiss', firstname: 'Anna' },
})

test.each([
  ['the same words are no conflict', 'Elmondod, mi a startup ma', 'Mentve'],
  ['other words are', 'Mondd el', /közben/],
])(
  'where a draft was saved meanwhile, %s',
  async (_, saved, told) => {
    on(editing.stay, () => ({ others: [] }))
    on(authoring.save, broken)
    const { hand } = await show(Page)
    await hand.type(outcomes(), ' ma')
    cleanup()
    await waitFor(() => expect(saves()).toHaveLength(1))
    on(authoring.save, () =>
      refused('draft-changed-meanwhile', undefined, { draft: theirs(saved), published: null }),
    )
    await show(Page)
    await waitFor(() => expect(screen.getAllByText(told).length).toBeGreaterThan(0), { timeout: 4_000 })
    expect(typed()).toBe('Elmondod, mi a startup ma')
  },
  20_000,
)

test('what was discarded while a save was under way does not come back when that save fails', async () => {
  const { reply, release } = held<never>()
  on(editing.stay, () => ({ others: [] }))
  on(authoring.discard, () => ({ done: true }) as const)
  const { hand } = await show(DraftPage)
  on(authoring.save, () => reply)
  await hand.type(outcomes(), ' ma')
  await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 4_000 })
  await hand.click(screen.getByRole('button', { name: 'Vázlat elvetése' }))
  await hand.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vázlat elvetése' }))
  await waitFor(() => expect(sent.some(({ method }) => method === authoring.discard.method)).toBe(true))
  release(refused('not-allowed') as never)
  await new Promise((resolve) => setTimeout(resolve, 100))
  cleanup()
  await show(DraftPage)
  expect(typed()).toBe('Elmondod, mi a startup')
}, 20_000)
