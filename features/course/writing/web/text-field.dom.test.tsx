import { EditorView } from '@codemirror/view'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Frame } from '#platform/ui/frame.tsx'
import TextField, { type TextFieldProps } from './text-field.tsx'

const props: TextFieldProps = {
  label: 'Szöveg',
  language: 'hu',
  value: 'Egy szöveg',
  max: 20,
  error: undefined,
  onChange: () => undefined,
  lessons: [],
  preview: () => 'Így látják',
}
const shown = (own: Partial<TextFieldProps> = {}) => (
  <Frame>
    <TextField {...props} {...own} />
  </Frame>
)
async function shownWhole(own: Partial<TextFieldProps> = {}) {
  const page = render(shown(own))
  await screen.findByRole('textbox', { name: 'Szöveg' })
  return page
}
const field = () => screen.getByRole('textbox', { name: 'Szöveg' })
function view(): EditorView {
  const found = EditorView.findFromDOM(field())
  if (!found) throw new Error('no editor')
  return found
}
const type = (insert: string) =>
  act(() => {
    const { length } = view().state.doc
    view().dispatch({ changes: { from: length, insert }, userEvent: 'input.type' })
  })

test('the field says its name, its language, its rule, and what is wrong with it', async () => {
  const { rerender } = await shownWhole()
  expect(field()).toHaveProperty('lang', 'hu')
  expect(field().getAttribute('spellcheck')).toBe('true')
  expect(field().getAttribute('aria-invalid')).toBe('false')
  const words = () =>
    (field().getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent)
  expect(words()).toEqual(['Formázd a gombokkal, és nézd meg az előnézetben, hogyan látják majd.'])
  rerender(shown({ error: 'Ez túl hosszú.' }))
  expect(field().getAttribute('aria-invalid')).toBe('true')
  expect(words()[0]).toBe('Ez túl hosszú.')
})

test('what is typed is told as a whole, and another text from outside takes its place untold', async () => {
  const onChange = vi.fn()
  const { rerender } = await shownWhole({ onChange })
  type('!')
  expect(onChange).toHaveBeenLastCalledWith('Egy szöveg!')
  rerender(shown({ onChange, value: 'Másé' }))
  expect(view().state.doc.toString()).toBe('Másé')
  expect(onChange).toHaveBeenCalledTimes(1)
})

test('a value that comes back late does not take away what was typed meanwhile', async () => {
  const onChange = vi.fn()
  const { rerender } = await shownWhole({ onChange })
  type('a')
  type('b')
  rerender(shown({ onChange, value: 'Egy szövega' }))
  expect(view().state.doc.toString()).toBe('Egy szövegab')
  rerender(shown({ onChange, value: 'Egy szövegab' }))
  expect(view().state.doc.toString()).toBe('Egy szövegab')
})

test('the preview shows what was typed last, though its value has not come back', async () => {
  await shownWhole({ preview: (text) => `Így látják: ${text}` })
  type('!')
  fireEvent.click(screen.getByRole('radio', { name: 'Előnézet' }))
  expect(screen.getByRole('region', { name: 'Előnézet' }).textContent).toBe('Így látják: Egy szöveg!')
})

const paste = (plain: string, html = '') =>
  act(() => {
    const event = new Event('paste', { bubbles: true, cancelable: true })
    const data: Record<string, string> = { 'text/plain': plain, 'text/html': html }
    Object.assign(event, {
      clipboardData: { types: Object.keys(data), getData: (type: string) => data[type] },
    })
    view().contentDOM.dispatchEvent(event)
  })

test('what is pasted is Markdown, or plain as it is; too much of it is refused in words', async () => {
  await shownWhole({ value: '' })
  paste('a b', '<b>a</b> <i>b</i>')
  expect(view().state.doc.toString()).toBe('**a** *b*')
  paste('x'.repeat(21))
  expect(view().state.doc.toString()).toBe('**a** *b*')
  expect(screen.getByText(/Ez nem fér bele/)).toBeTruthy()
  paste('\r\nc')
  expect(view().state.doc.toString()).toBe('**a** *b*\nc')
  expect(screen.queryByText(/Ez nem fér bele/)).toBeNull()
})
