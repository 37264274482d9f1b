import { firstOf } from '#platform/contract/signs.ts'

/** Letters beside a-z that stand together in names of one language, or of neighbours who share their names. */
const together = [
  // Hungarian, Slovak, Czech, German.
  'áäčďéěëíĺľňóôöőŕřšťúůüűýžß',
  // Romanian, and Hungarian in Romania.
  'ăâîșşțţáéíóöőúüű',
  // Polish.
  'ąćęłńóśźżöü',
  // Croatian, Slovenian, Serbian, and Hungarian beside them.
  'čćđšžáéíóöőúüű',
  'àâçèéêëîïôùüÿœæ',
  'áéíñóúüç',
  'àèéìòù',
  'áâãàçéêíóôúü',
  'åäöæøéüð',
  'çğıöşüâî',
].map((letters) => new Set(letters))
const everyKnown = new Set(together.flatMap((letters) => [...letters]))
/** How ő and ű look when they are read as Western European. */
const MISREAD = /[õû]/i
const EDGES: ReadonlySet<string | undefined> = new Set("„“”’‘'«»‚‹›….\u00a0")
/** A non-breaking space between two words, which many programs write. */
const BETWEEN_WORDS = /\u00a0(?=\p{Lu}|[0-9(-])/u
const BETWEEN_PARTS = /[-'’.]|–(?=\p{Lu})/u
/** Signs of a word that are judged: no name is longer. */
const LONGEST = 100
const SCRIPTS = [/^\p{Script=Latin}+$/u, /^\p{Script=Greek}+$/u, /^\p{Script=Cyrillic}+$/u]

const isPlain = (text: string) => !/[\u0080-\uffff]/.test(text)

/**
 * Whether a word may be a name, by its letters alone: words that were read in another encoding than they were written in
 * mostly are not. Liberal, so that hardly any real name is unlikely.
 */
export function isLikely(word: string): boolean {
  const parts = firstOf(word, LONGEST)
    .normalize('NFC')
    .split(BETWEEN_WORDS)
    .flatMap((part) => withoutEdges(part).split(BETWEEN_PARTS))
  return parts.every((part) => isPlain(part) || isLikelyPart(part))
}

/** Without the signs of a sentence around it. */
function withoutEdges(part: string): string {
  let [from, to] = [0, part.length]
  while (from < to && EDGES.has(part[from])) from += 1
  while (from < to && EDGES.has(part[to - 1])) to -= 1
  return part.slice(from, to)
}

function isLikelyPart(part: string): boolean {
  if (!/^\p{L}+$/u.test(part) || /[\p{Lm}\p{Lo}µ]/u.test(part)) return isOtherScript(part)
  if (!SCRIPTS.some((script) => script.test(part))) return false
  if (!/^\p{Script=Latin}/u.test(part)) return true
  return hasLikelyCase(part) && !MISREAD.test(part) && !hasStrangeSharpS(part) && isOfOneLanguage(part)
}

/** Scripts without capital letters, and those that write their vowels as marks. */
const isOtherScript = (part: string) =>
  /^[\p{L}\p{M}]+$/u.test(part) &&
  !/[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}\p{Script=Greek}\p{Script=Cyrillic}]/u.test(part)

/** Large letters begin a word, or make all of it. */
function hasLikelyCase(part: string): boolean {
  const isLarge = /\p{Lu}/u
  const isSmall = /\p{Ll}/u
  const inside = [...part].slice(1)
  if (isSmall.test(part) && inside.some((sign) => !isPlain(sign) && isLarge.test(sign))) return false
  const plain = [...part].filter(isPlain)
  const isShouted = plain.length > 1 && !plain.some((sign) => isSmall.test(sign))
  return !(isShouted && [...part].some((sign) => isSmall.test(sign) && !isPlain(sign) && sign !== 'ß'))
}

const hasStrangeSharpS = (part: string) => /(?<![aeiouyäöüáéíóú])ß/iu.test(part)

function isOfOneLanguage(part: string): boolean {
  const letters = [...part.toLowerCase()].filter((sign) => !isPlain(sign))
  // Languages that stand in no line above.
  if (letters.some((letter) => !everyKnown.has(letter))) return true
  return together.some((some) => letters.every((letter) => some.has(letter)))
}
