import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { on, refused, sent } from '#testing/web/network.ts'
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
const saves = () => sent.filter(({ method }) => method === authoring.save.method)
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
