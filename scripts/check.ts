import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import compile from 'icu-minify/compile'
import { features } from '#app/contract/index.ts'
import { breachesOfBareTexts } from './bare-texts.ts'
import { breachesOfSessions } from './session-state.ts'
import { filesOf, isTest, isWeb } from './sources.ts'
import { breachesOfCuts } from './text-cuts.ts'

/** Rules of this code that no linter knows. Prints every breach and fails. */
const root = join(import.meta.dirname, '..')
const breaches: string[] = []

const MAX_LINES = 250
const files = filesOf(root)
const sources = files.filter((path) => /\.(ts|tsx|mjs)$/.test(path))
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/** Lists of columns and names stand one a line, which is no reason to part them. */
const isItem = (line: string) => /^\s*'[^']*',?$/.test(line)

function checkSessions(): void {
  for (const path of files.filter((one) => /\.(ts|sql)$/.test(one)))
    breaches.push(...breachesOfSessions(path, read(path)))
}

function checkSizes(): void {
  const exempt =
    /(text\.(hu|en)|\.generated|\.test|\.drill|contract\/(errors|audit)|server\/limits|app\/web\/pages)\.tsx?$/
  for (const path of sources.filter((one) => !exempt.test(one))) {
    const lines = read(path)
      .split('\n')
      .filter((line) => !isItem(line)).length
    if (lines > MAX_LINES) breaches.push(`${path}: ${lines} lines, the limit is ${MAX_LINES}`)
  }
}

/** `onePager` is `one-pager`. */
const wordOf = (feature: string) => feature.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Every group of calls stands in the folder of its word, or beside the other groups of its feature. */
function checkFeatures(): void {
  for (const feature of Object.keys(features)) {
    const word = wordOf(feature)
    const isHere = (path: string) => path.endsWith(`/${word}/calls.ts`) || path.endsWith(`/${word}-calls.ts`)
    if (!files.some(isHere)) breaches.push(`features has no calls of ${word}`)
  }
}

/** Somebody of unknown gender is "they", in comments and titles of tests as in every text: the words are the glossary's. */
function checkPronouns(): void {
  const row = read('docs/glossary.md')
    .split('\n')
    .find((line) => line.startsWith('| somebody of unknown gender'))
  const words = [...(row ?? '').matchAll(/`(\w+)`/g)].map(([, word]) => word)
  if (words.length === 0) breaches.push('docs/glossary.md: no row for somebody of unknown gender')
  // In quotes alone it is the code of a language.
  const pronoun = new RegExp(`(?<!['"])\\b(${words.join('|')})\\b(?!['"])`, 'i')
  for (const path of sources)
    for (const [i, line] of read(path).split('\n').entries())
      if (pronoun.test(line)) breaches.push(`${path}:${i + 1}: “${line.match(pronoun)?.[0]}”, write “they”`)
}

/** The fields of a spread literal are not checked for being too many: a misspelt one would compile. */
function checkSpreads(): void {
  for (const path of sources)
    for (const [i, line] of read(path).split('\n').entries())
      if (/\.\.\.\{/.test(line)) breaches.push(`${path}:${i + 1}: a literal is spread, write its fields`)
}

/** Sizes of text are the seven of ui/tokens.css, which follow a person's own size; the first frame repeats them in rem. */
function checkTextSizes(): void {
  const styles = files.filter((path) => path.endsWith('.css'))
  const isFrame = (path: string) => path === 'app/web/index.html'
  for (const path of [...styles, 'app/web/index.html'])
    for (const [i, line] of read(path).split('\n').entries())
      for (const [said] of line.matchAll(/font(-size)?:[^;}]+/g))
        if (/\dpx|clamp/.test(said) || (!isFrame(path) && /\d(rem|em)/.test(said)))
          breaches.push(`${path}:${i + 1}: “${said}”, take a size of ui/tokens.css`)
}

/** A page that waits while a query is pending is taken away whenever a failed one is asked again: ui/side.tsx says when to wait. */
function checkWaiting(): void {
  for (const path of sources.filter((one) => isWeb(one) && !isTest(one) && !one.startsWith('platform/ui/')))
    for (const [i, line] of read(path).split('\n').entries()) {
      if (/\.(isPending|isLoading)\b|\b(isPending|isLoading)\b.*= use(Infinite)?Query/.test(line))
        breaches.push(`${path}:${i + 1}: waits for a query, take useSide and useAwaiting`)
      if (/const \{ data \} = useQuery\(/.test(line))
        breaches.push(`${path}:${i + 1}: says nothing when its query fails, take useSide and SideFailed`)
    }
}

type Texts = { [key: string]: string | Texts }

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${prefix}${key}`] : keysOf(value, `${prefix}${key}.`),
  )
}

/** The names that a text is given, in the order of the alphabet. */
function placeholdersOf(texts: Texts, key: string): string {
  const text = key.split('.').reduce<string | Texts>((within, word) => (within as Texts)[word] ?? '', texts)
  return [...new Set(namesIn(compile(String(text))))].sort().join()
}

/** Of a compiled text: a list of pieces, each a text or a list that begins with a name. */
function namesIn(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return []
  return compiled.flatMap((piece) => {
    if (!Array.isArray(piece)) return []
    const [name, ...rest] = piece
    const below = rest.flatMap((one) => (typeof one === 'object' && one ? Object.values(one) : []))
    return [...(typeof name === 'string' ? [name] : []), ...below.flatMap(namesIn)]
  })
}

/** Both languages have the same keys and placeholders, English has no Hungarian letter, and every key is used somewhere. */
async function checkTexts(): Promise<void> {
  const web = sources.filter((path) => isWeb(path) && !/text\.(hu|en)\.ts$/.test(path)).map(read)
  const code = web.join('\n')
  const named = wordsNamedIn(code)
  for (const path of sources.filter((one) => /text\.hu\.ts$/.test(one))) {
    const english = path.replace('text.hu.ts', 'text.en.ts')
    const [{ default: hu }, { default: en }] = (await Promise.all([
      import(join(root, path)),
      import(join(root, english)),
    ])) as {
      default: Texts
    }[] as [{ default: Texts }, { default: Texts }]
    const [keys, others] = [keysOf(hu), keysOf(en)]
    for (const key of keys.filter((one) => !others.includes(one)))
      breaches.push(`${english}: ${key} is missing`)
    for (const key of others.filter((one) => !keys.includes(one))) breaches.push(`${path}: ${key} is missing`)
    for (const key of keys.filter((one) => placeholdersOf(hu, one) !== placeholdersOf(en, one)))
      breaches.push(`${english}: ${key} has other placeholders than in Hungarian`)
    if (/[őűŐŰ]/.test(JSON.stringify(en))) breaches.push(`${english}: Hungarian letters`)
    for (const key of keys.filter((one) => !isUsed(one, code, named)))
      breaches.push(`${path}: ${key} is not used`)
  }
}

/** Groups whose keys come from the wire as they are. */
const fromTheWire = /^(field\.|lesson\.(host|guest)$)/

/** Words in quotes, behind a dot and before a quote, or before a colon. */
const wordsNamedIn = (code: string) =>
  new Set([...code.matchAll(/(?<=['"`.])[\w/-]+(?=['"`])|\b[\w-]+(?=:)/g)].map(([word]) => word))

/** A key is used when its last word, or a template that ends in a variable after its group, stands in the code. */
function isUsed(key: string, code: string, named: ReadonlySet<string>): boolean {
  if (fromTheWire.test(key)) return true
  const words = key.split('.')
  const last = words.at(-1) ?? ''
  const prefixes = Array.from(last, (_, i) => last.slice(0, i))
  return named.has(last) || prefixes.some((prefix) => code.includes(`${words.at(-2)}.${prefix}\${`))
}

checkSizes()
checkSessions()
checkFeatures()
checkPronouns()
checkSpreads()
checkTextSizes()
checkWaiting()
await checkTexts()
breaches.push(...breachesOfCuts(root), ...breachesOfBareTexts(root))
for (const breach of breaches) process.stderr.write(`${breach}\n`)
process.stdout.write(`${sources.length} files checked, ${breaches.length} breaches\n`)
process.exitCode = breaches.length > 0 ? 1 : 0
