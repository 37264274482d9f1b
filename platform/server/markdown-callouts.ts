import type { Options } from 'micromark'
import { type Callout, callouts } from '#platform/contract/callouts.ts'
import type { Language } from '#platform/contract/parts.ts'

const names: Record<Language, Record<Callout, string>> = {
  hu: { try: 'Próbáld ki!', story: 'Történet', warning: 'Figyelj rá!', sources: 'Források' },
  en: { try: 'Try it', story: 'Story', warning: 'Watch out', sources: 'Sources' },
}

type HtmlExtension = NonNullable<Options['htmlExtensions']>[number]

/** The first line of a quote, as the library made it: alone in its paragraph, or with more lines below it. */
const FIRST = new RegExp(`^\\s*<p>\\[!(${callouts.join('|')})\\](?:<br />)?(?:</p>|(?=\\n))`, 'i')

/**
 * Makes a callout of a quote that begins with a line as `[!STORY]`. Its name, in the language of the text, comes before
 * what it holds; all else is a quote as ever. A heading inside of either is of the third rank: it opens no part of the text.
 */
export const calloutsIn = (language: Language): HtmlExtension => ({
  enter: {
    blockQuote() {
      this.getData('tightStack').push(false)
      this.buffer()
    },
  },
  exit: {
    blockQuote() {
      this.getData('tightStack').pop()
      const inside = this.resume().replaceAll(/<(\/?)h[12]>/g, '<$1h3>')
      const [first, kind] = inside.match(FIRST) ?? []
      this.lineEndingIfNeeded()
      if (first === undefined || kind === undefined) {
        this.tag('<blockquote>')
        this.lineEndingIfNeeded()
        this.raw(inside)
        this.lineEndingIfNeeded()
        this.tag('</blockquote>')
      } else {
        const callout = kind.toLowerCase() as Callout
        this.tag(`<aside role="note" data-callout="${callout}">`)
        this.tag(`<p data-callout-name>${names[language][callout]}</p>`)
        this.raw(restOf(inside.slice(first.length), first.endsWith('</p>')))
        this.lineEndingIfNeeded()
        this.tag('</aside>')
      }
      this.setData('slurpAllLineEndings')
    },
  },
})

/** What follows the first line: other blocks, or the lines of its own paragraph. */
const restOf = (rest: string, isWhole: boolean) => (isWhole ? rest : `\n<p>${rest.trimStart()}`)
