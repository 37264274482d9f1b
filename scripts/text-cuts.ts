import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { API } from 'typescript-7/unstable/sync'
import { isProduct } from './sources.ts'

const CUTTING = /\.(slice|substring|substr|charAt)\(/g

export interface Cut {
  /** Below the folder that was asked for. */
  path: string
  line: number
  /** The line up to the bracket of the call. */
  code: string
}

/**
 * Every cut of a text, told from those of arrays and bytes by the types of the compiler: any of them may tear a character
 * that needs two units of UTF-16. `project`: a tsconfig.json below `root`; `isMeant`: which of its files are looked at.
 */
export function textCutsIn(root: string, project: string, isMeant: (path: string) => boolean): Cut[] {
  const api = new API({ cwd: root })
  try {
    const config = join(root, project)
    const found = api.updateSnapshot({ openProject: config }).getProject(config)
    if (!found) throw new Error(`${project} is no project of TypeScript`)
    const files = found.program.getSourceFileNames().filter((file) => isMeant(relative(root, file)))
    return files.flatMap((file) =>
      cutsOf(relative(root, file), readFileSync(file, 'utf8'), (places) =>
        found.checker.getSymbolAtPosition(file, places).map((symbol) => symbol?.getParent()?.name),
      ),
    )
  } finally {
    api.close()
  }
}

function cutsOf(path: string, text: string, ownersAt: (places: number[]) => (string | undefined)[]): Cut[] {
  const places = [...text.matchAll(CUTTING)].map(({ index }) => index)
  if (places.length === 0) return []
  const owners = ownersAt(places.map((place) => place + 1))
  return places.flatMap((place, i) => (isOfText(owners[i]) ? [cutAt(path, text, place)] : []))
}

/** What is text or something else, such as `string | Buffer`, has no single owner. */
const isOfText = (owner: string | undefined) => owner === undefined || owner === 'String'

function cutAt(path: string, text: string, place: number): Cut {
  const before = text.slice(0, text.indexOf('(', place) + 1).split('\n')
  return { path, line: before.length, code: before.at(-1)?.trim() ?? '' }
}

/**
 * Cuts of what nobody wrote: codes, dates, addresses and keys of ours, and pieces that are put together again. Each by
 * how its line goes on up to the bracket.
 */
export const technicalCuts: Readonly<Record<string, readonly string[]>> = {
  'platform/contract/signs.ts': ['text.slice('],
  'features/course/certificate/file.ts': ['last.slice('],
  'features/office/imports/problem-words.ts': ['hint.slice('],
  // Where a field has its selection, and beside signs of Markdown.
  'features/programme/text-preview/web/marks.ts': ['text.slice(', 'words.slice(', 'line.slice('],
  'features/course/writing/web/blocks.ts': ['text.slice('],
  'features/course/writing/web/text-field.tsx': ['text.slice('],
  'features/course/writing/web/tables.ts': ['text.slice('],
  'features/course/writing/web/figures/use-figures.tsx': ['text.slice('],
  'features/course/course/figures.ts': ['text.slice('],
  'features/course/writing/web/pasting/pasted.ts': ['text.slice('],
  // Behind tags that were found.
  'features/course/course/server/reading.ts': ['one.slice('],
  'platform/server/markdown-callouts.ts': ['inside.slice('],
  'features/course/certificate/server/draw.ts': ['address.slice('],
  'features/course/exam/server/present.ts': ['row.id.slice('],
  'features/office/imports/server/clean.ts': ['whole.slice('],
  'features/course/bank/server/formats/between.ts': ['text.slice('],
  'features/office/imports/server/read-csv.ts': ['text.slice(', 'whole.slice(', 'body.slice('],
  'features/office/imports/server/read-xlsx.ts': ["posix.resolve('/xl', target).slice("],
  'features/office/imports/server/xml.ts': ['name.slice('],
  'platform/server/budapest.ts': ['toISOString().slice('],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code that is looked for
  'local/embedded.ts': ['`${said}${words}`.slice('],
  'platform/server/encoding/likely.ts': ['part.slice('],
  'platform/server/file-name.ts': ['name.charAt(', 'name.substring('],
  'platform/server/files.ts': ['name.slice('],
  'platform/server/folder-lock.ts': ["digest('hex').slice("],
  'platform/server/markdown.ts': ['after.slice('],
  'features/course/course/server/links-in.ts': ['after.slice('],
  'platform/server/openapi/operation.ts': ['name.charAt(', 'name.slice('],
  'platform/server/secrets.ts': ['sign(key, value).slice('],
  'app/web/app.tsx': ['location.href.slice('],
  'app/web/router.tsx': ['pathname.slice(', 'hash.slice('],
  'features/course/exam/web/use-start.ts': ['target.pathname.slice('],
  'platform/web/budapest-time.ts': ['toISOString()).slice('],
  'features/office/semester/web/prepare-form.ts': [
    'local.slice(',
    'ended.slice(',
    'toBudapest(current.endsAt).slice(',
    'toISOString().slice(',
  ],
}

const isTechnical = ({ path, code }: Cut) => technicalCuts[path]?.some((end) => code.endsWith(end)) ?? false

/** What is wrong with the cuts of the product: texts that are torn, and exceptions that nothing needs any more. */
export function breachesOfCuts(root: string): string[] {
  const cuts = ['tsconfig.json', 'app/web/tsconfig.json'].flatMap((project) =>
    textCutsIn(root, project, isProduct),
  )
  const torn = cuts.filter((one) => !isTechnical(one))
  const unneeded = Object.entries(technicalCuts).flatMap(([path, ends]) =>
    ends
      .filter((end) => !cuts.some((one) => one.path === path && one.code.endsWith(end)))
      .map((end) => `scripts/text-cuts.ts: ${path} has no “${end}” any more`),
  )
  const told = torn.map(
    ({ path, line, code }) =>
      `${path}:${line}: “${code}” may tear a character, take cut(), or dayInBudapest() of a time`,
  )
  return [...new Set([...told, ...unneeded])]
}
