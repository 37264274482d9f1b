import type { Page } from '@playwright/test'
import { hungarianTexts } from '#app/web/build/texts.ts'
import answers from '#app/web/help/answers.hu.json' with { type: 'json' }
import { firstnames, surnames } from '#local/demo/names.ts'
import { meanings } from '#platform/contract/errors.ts'
import { inProject } from '#platform/server/in-project.ts'

/** Letters that only Hungarian has. */
const HUNGARIAN = /[őű]/i
/** Letters that English does not have; names in the course's English texts do. */
const ACCENTED = /[áéíóöúü]/i

const wordsOf = (text: string) => text.match(/\p{L}+/gu) ?? []

const invited = ['Fűzfa', 'Tünde', 'Ősz']
/** Companies and towns of the course. */
const told = ['Mosásidő', 'Műszerpult', 'Kerékidő', 'Cipőmentő', 'Győr', 'Gödöllő']

const texts = await Promise.all(hungarianTexts().map(async (path) => (await import(inProject(path))).default))
/** What the product's own texts say in Hungarian. */
const spoken = new Set(
  wordsOf(JSON.stringify([texts, answers, Object.values(meanings).map(({ hu }) => hu)]))
    .filter((word) => ACCENTED.test(word))
    .map((word) => word.toLowerCase()),
)

/** Words left in Hungarian on a page: of the product's texts, or with letters that only Hungarian has. Names stay. */
export async function hungarianWords(page: Page): Promise<string[]> {
  const { UNIVERSITY_NAMES } = await (await page.request.get('/api/context')).json()
  const names = new Set(
    [...Object.values<string>(UNIVERSITY_NAMES), ...surnames, ...firstnames, ...invited, ...told].flatMap(
      wordsOf,
    ),
  )
  // What a person wrote in Hungarian, or in a language that nobody has said, is marked as such, and stays.
  const { written, all } = await page.evaluate(textsAtOnce)
  const left = new Set([...names, ...written.flatMap(wordsOf)])
  const words = wordsOf(all).filter((word) => word.length > 2)
  return words.filter((word) => !left.has(word) && (HUNGARIAN.test(word) || spoken.has(word.toLowerCase())))
}

/** Both at one moment: what arrives in between would be told from neither. Runs in the page. */
function textsAtOnce() {
  const marked = document.querySelectorAll<HTMLElement>('body :is([lang="hu"], [lang=""])')
  return { written: [...marked].map((one) => one.innerText), all: document.body.innerText }
}
