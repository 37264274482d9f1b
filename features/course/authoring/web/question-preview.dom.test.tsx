import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import type { QuestionDraft } from '#course/exam/question-content.ts'
import { show } from '#testing/web/show.tsx'
import type { Draft } from '../content-parts.ts'
import { QuestionForm } from './question-form.tsx'
import { QuestionPreview } from './question-preview.tsx'

const texts = (prompt: string, options: string[]) => ({
  prompt,
  options,
  matches: [],
  unit: '',
  why: 'Mert.',
})
const written: QuestionDraft = {
  kind: 'ordering',
  points: 2,
  level: 'recall',
  lesson: null,
  validUntil: null,
  correct: [],
  number: null,
  hu: texts('Tedd sorba!', ['első', 'második', 'harmadik']),
  en: texts('Put them in order.', ['first', '', 'third']),
}
// Fields that measure themselves ask for it.
Object.defineProperty(document, 'fonts', { value: new EventTarget() })

function Typing() {
  const [prompt, setPrompt] = useState('Melyik?')
  const content: QuestionDraft = {
    ...written,
    kind: 'single',
    hu: texts(prompt, ['alma', 'körte', 'szilva']),
  }
  return (
    <>
      <input aria-label="prompt" value={prompt} onChange={(event) => setPrompt(event.target.value)} />
      <QuestionPreview content={content} />
    </>
  )
}

function Writing() {
  const [content, setContent] = useState<QuestionDraft>({ ...written, kind: 'single', correct: [2] })
  const write = (now: Draft['content']) => setContent(now as QuestionDraft)
  return <QuestionForm content={content} sheet={{ flaws: [], write }} lessons={[]} />
}

const preview = () => screen.getByRole('region', { name: 'Így látja a hallgató' })
const rows = () =>
  within(preview())
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

test('a question to be put in order is never shown solved, however often it is shuffled', async () => {
  const { hand } = await show(() => <QuestionPreview content={written} />)
  const seen = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const order = rows().join()
    expect(order).not.toMatch(/első.*második.*harmadik/)
    seen.add(order)
    await hand.click(screen.getByRole('button', { name: 'Újrakeverés' }))
  }
  expect(seen.size).toBeGreaterThan(1)
})

test('it can be answered, and what is typed meanwhile shows in the same order', async () => {
  const { hand } = await show(Typing)
  const options = () => within(preview()).getAllByRole('radio').slice(-3)
  const names = () => options().map((one) => one.closest('label')?.textContent)
  const before = names()
  await hand.click(options()[1] as HTMLElement)
  await hand.type(screen.getByLabelText('prompt'), ' Válaszd ki')
  expect(within(preview()).getByText('Melyik? Válaszd ki')).toBeTruthy()
  expect(names()).toEqual(before)
  expect(options().map((one) => (one as HTMLInputElement).checked)).toEqual([false, true, false])
})

test('a language in which answers are missing says what to do', async () => {
  const { hand } = await show(() => <QuestionPreview content={written} />)
  await hand.click(within(preview()).getByRole('radio', { name: /Angol/ }))
  expect(within(preview()).getByText(/írd meg a kérdést és minden válaszát/)).toBeTruthy()
  expect(within(preview()).queryAllByRole('listitem')).toHaveLength(0)
})

test('answers that true and false have replaced come back with another kind', async () => {
  const { hand } = await show(Writing)
  const kind = screen.getByRole('combobox', { name: /Fajta/ })
  const answers = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)
  const before = answers()
  await hand.selectOptions(kind, 'true-false')
  expect(answers()).toContain('Igaz')
  await hand.selectOptions(kind, 'single')
  expect(answers()).toEqual(before)
})
