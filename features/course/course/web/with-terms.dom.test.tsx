import { fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { RichText } from '#platform/ui/rich-text.tsx'
import { show } from '#testing/web/show.tsx'
import { WithTerms } from './with-terms.tsx'

const mvp = { key: 'mvp', word: 'MVP', meaning: 'A legkisebb <b>életképes</b> termék.' }
const html =
  '<p>Egy <a href="/app/glossary/mvp" data-term="mvp"><strong>MVP</strong></a>, <a href="/app/glossary/cac" data-term="cac">CAC</a> és <a href="/app/modules">más</a>.</p>'

const Text = () => (
  <WithTerms terms={[mvp]}>
    <RichText html={html} />
  </WithTerms>
)

/** Not drawn here: what a browser does with a popover, as far as this part builds on it. */
function standIn() {
  const tell = (place: HTMLElement, newState: string) =>
    place.dispatchEvent(Object.assign(new Event('toggle'), { newState }))
  HTMLElement.prototype.showPopover = function () {
    this.dataset.open = ''
    tell(this, 'open')
  }
  HTMLElement.prototype.hidePopover = function () {
    delete this.dataset.open
    if (this.contains(document.activeElement)) (document.activeElement as HTMLElement).blur()
    tell(this, 'closed')
  }
}
beforeEach(standIn)

const sheet = () => screen.getByRole('dialog', { name: 'MVP', hidden: true })
const word = () => screen.getByRole('link', { name: 'MVP' })
/** Whether the browser would still follow the link. */
const follows = (link: HTMLElement, held: object = {}) => fireEvent.click(link, held)

test('a press on a term opens its word and meaning, and the focus is on them', async () => {
  await show(Text)
  expect(word().getAttribute('aria-haspopup')).toBe('dialog')
  expect(follows(word())).toBe(false)
  expect(sheet()).toBe(document.activeElement)
  expect(word().getAttribute('aria-expanded')).toBe('true')
  const described = document.getElementById(sheet().getAttribute('aria-describedby') ?? '')
  expect(described?.textContent).toBe(mvp.meaning)
  expect(described?.querySelector('b')).toBeNull()
  expect(screen.getByRole('link', { name: 'Minden kifejezés', hidden: true }).getAttribute('href')).toMatch(
    /\/glossary\/mvp$/,
  )
})

test('closed, it gives the focus back to the word that it explains', async () => {
  const { hand } = await show(Text)
  follows(word())
  await hand.click(screen.getByRole('button', { name: 'Bezárás', hidden: true }))
  expect(word()).toBe(document.activeElement)
  expect(word().getAttribute('aria-expanded')).toBeNull()
})

test('a link whose reader holds a key, whose term is not known, or that is none, leads where it leads', async () => {
  await show(Text)
  expect(follows(word(), { ctrlKey: true })).toBe(true)
  expect(follows(screen.getByRole('link', { name: 'CAC' }))).toBe(true)
  expect(screen.queryByRole('dialog', { name: 'MVP', hidden: true })).toBeNull()
})
