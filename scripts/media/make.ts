import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { openBrowser } from './browser.ts'
import { isFresh } from './freshness.ts'
import { writeIndex } from './index-file.ts'
import type { CourseModule, Language } from './modules.ts'
import { LANGUAGES, modulesIn, sourceOf } from './modules.ts'
import { makePodcast } from './podcast.ts'
import { requireSystemTools } from './tools.ts'
import { makeVideo } from './video.ts'
import { makeWorksheet } from './worksheet.ts'

const CONTENT = join(import.meta.dirname, '..', '..', 'content')
const SEMESTER = join(CONTENT, 'semester-1')
const OUTPUT = join(CONTENT, 'media', 'semester-1')

const isForced = process.argv.includes('--force')
const print = (line: string) => process.stdout.write(`${line}\n`)

interface Job {
  outputs: string[]
  source: string | undefined
  make: (source: string) => Promise<void> | void
}

function jobsOf(module: CourseModule, language: Language, browser: Browser, scratch: string): Job[] {
  const file = (kind: string, ending: string) => join(OUTPUT, `${module.key}.${kind}.${language}.${ending}`)
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

async function run({ outputs, source, make }: Job): Promise<number> {
  if (!source || (!isForced && isFresh(outputs, source))) return 0
  await make(source)
  print(outputs.map((output) => output.slice(OUTPUT.length + 1)).join(', '))
  return outputs.length
}

async function makeAll(browser: Browser, scratch: string): Promise<void> {
  const modules = modulesIn(SEMESTER)
  let made = 0
  for (const module of modules) {
    for (const language of LANGUAGES) {
      for (const job of jobsOf(module, language, browser, scratch)) made += await run(job)
    }
  }
  writeIndex(modules, OUTPUT)
  const files = readdirSync(OUTPUT)
  const bytes = files.reduce((total, name) => total + statSync(join(OUTPUT, name)).size, 0)
  print(`Media: ${made} files made, ${files.length} in all, ${(bytes / 1e6).toFixed(1)} MB`)
}

async function main(): Promise<void> {
  requireSystemTools()
  mkdirSync(OUTPUT, { recursive: true })
  const scratch = mkdtempSync(join(tmpdir(), 'rajt-media-'))
  const browser = await openBrowser()
  try {
    await makeAll(browser, scratch)
  } finally {
    await browser.close()
    rmSync(scratch, { recursive: true })
  }
}

await main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
})
