import { describe, expect, test } from 'vitest'
import { hostileTexts } from '#testing/server/hostile-texts.ts'
import { Refused } from './refuse.ts'
import { renderSent } from './sent-markdown.ts'

const outcomeOf = (text: string) =>
  renderSent({ text, language: 'hu' }, 'text').then(
    () => 'rendered',
    (error) => (error instanceof Refused ? error.code : Promise.reject(error)),
  )

/** The longest time for which the other work of this process had to wait, in milliseconds. */
async function longestWait(work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let last = performance.now()
  const looking = setInterval(() => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
  }, 5)
  try {
    await work()
  } finally {
    clearInterval(looking)
  }
  return longest
}

describe('a text that somebody sends', () => {
  test('is rendered, with the words of its language', async () => {
    expect(await renderSent({ text: '**Szia**', language: 'hu' }, 'text')).toBe(
      '<p><strong>Szia</strong></p>',
    )
  })

  test('of the greatest length is rendered', async () => {
    const paragraph = `## Hír\n\n${'Egy **fontos** mondat, [hivatkozással](https://a.example). '.repeat(8)}\n\n- lista\n`
    expect(await outcomeOf(paragraph.repeat(18).slice(0, 10_000))).toBe('rendered')
  })

  test('that costs too much is refused on its field, and holds nobody up', async () => {
    const text = '*a_'.repeat(3_333)
    const most = { work: 50, memory: 300 * 1024 * 1024, patience: 30_000 }
    const wait = await longestWait(() =>
      expect(renderSent({ text, language: 'hu' }, 'text', most)).rejects.toMatchObject({
        code: 'text-too-complex',
        why: { fields: { text: {} } },
      }),
    )
    // Read in this process it would be several seconds; a slow machine alone makes it half a second.
    expect(wait).toBeLessThan(1_500)
    expect(await outcomeOf('the next one')).toBe('rendered')
  })

  test.each(hostileTexts)('of nothing but %s has one outcome', { timeout: 60_000 }, async (_, text) => {
    expect(await outcomeOf(text)).toMatch(/^(rendered|text-too-complex)$/)
  })
})
