import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { filesOfFigures, makeFigures } from './figures.ts'
import { isFresh } from './freshness.ts'
import { writeIndex } from './index-file.ts'
import type { CourseModule, Language } from './modules.ts'
import { LANGUAGES, modulesIn, sourceOf } from './modules.ts'
import { makePodcast } from './podcast.ts'
import { requireSystemTools } from './tools.ts'
import { makeVideo } from './video.ts'
import { makeWorksheet } from './worksheet.ts'

const CONTENT = join(import.meta.dirname, '..', '..', 'content')
const [, , ...words] = process.argv
const isForced = words.includes('--force')
const named = words.filter((word) => !word.startsWith('--'))
/** `npm run media [semester-2]`: those named, or all. */
const semesters =
  named.length > 0 ? named : readdirSync(CONTENT).filter((name) => /^semester-\d+$/.test(name))
const print = (line: string) => process.stdout.write(`${line}\n`)

interface Job {
  outputs: string[]
  source: string | undefined
  make: (source: string) => Promise<void> | void
}

interface Place {
  /** Where the files of the semester go. */
  output: string
  scratch: string
  browser: Browser
}

const outputOf = (semester: string) => join(CONTENT, 'media', semester)

function jobsOf(module: CourseModule, language: Language, { output, scratch, browser }: Place): Job[] {
  const file = (kind: string, ending: string) => join(output, `${module.key}.${kind}.${language}.${ending}`)
  const video = { mp4: file('video', 'mp4'), vtt: file('video', 'vtt'), jpg: file('video', 'jpg') }
  const podcast = file('podcast', 'mp3')
  const worksheet = file('worksheet', 'pdf')
  return [
    {
      outputs: Object.values(video),
      source: sourceOf(module, 'video.yml'),
      make: (source) => makeVideo(browser, source, module, language, video, scratch),
    },
    {
      outputs: [podcast],
      source: sourceOf(module, 'podcast.yml'),
      make: (source) => makePodcast(source, module, language, podcast, scratch),
    },
    {
      outputs: [worksheet],
      source: sourceOf(module, `worksheet.${language}.md`),
      make: (source) => makeWorksheet(browser, source, module, language, worksheet),
    },
  ]
}

function figuresJob(module: CourseModule, { output, browser }: Place): Job {
  const source = sourceOf(module, 'figures.yml')
  return {
    outputs: source ? filesOfFigures(source, output) : [],
    source,
    make: (described) => makeFigures(browser, described, output),
  }
}

async function run({ outputs, source, make }: Job): Promise<number> {
  if (!source || (!isForced && isFresh(outputs, source))) return 0
  await make(source)
  print(outputs.map((output) => basename(output)).join(', '))
  return outputs.length
}

async function makeSemester(semester: string, place: Omit<Place, 'output'>): Promise<void> {
  const output = outputOf(semester)
  mkdirSync(output, { recursive: true })
  const modules = modulesIn(join(CONTENT, semester))
  let made = 0
  for (const module of modules) {
    made += await run(figuresJob(module, { ...place, output }))
    for (const language of LANGUAGES) {
      for (const job of jobsOf(module, language, { ...place, output })) made += await run(job)
    }
  }
  writeIndex(modules, output)
  const files = readdirSync(output)
  const bytes = files.reduce((total, name) => total + statSync(join(output, name)).size, 0)
  print(`Media of ${semester}: ${made} files made, ${files.length} in all, ${(bytes / 1e6).toFixed(1)} MB`)
}

async function main(): Promise<void> {
  // Worksheets need the browser alone.
  const modules = semesters.flatMap((semester) => modulesIn(join(CONTENT, semester)))
  if (modules.some((one) => sourceOf(one, 'video.yml') ?? sourceOf(one, 'podcast.yml'))) requireSystemTools()
  const scratch = mkdtempSync(join(tmpdir(), 'rajt-media-'))
  const browser = await openBrowser()
  try {
    for (const semester of semesters) await makeSemester(semester, { browser, scratch })
  } finally {
    await browser.close()
    rmSync(scratch, { recursive: true })
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
