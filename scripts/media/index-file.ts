import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CourseModule, Language } from './modules.ts'
import { LANGUAGES, readPodcast, readVideo, sourceOf } from './modules.ts'
import { secondsOf } from './tools.ts'
import { readWorksheet } from './worksheet-source.ts'

export function writeIndex(modules: CourseModule[], folder: string): void {
  const entries = modules.map((module) => [module.key, describeModule(module, folder)] as const)
  const index = Object.fromEntries(entries.filter(([, byLanguage]) => Object.keys(byLanguage).length > 0))
  writeFileSync(join(folder, 'index.json'), `${JSON.stringify(index, null, 2)}\n`)
}

function describeModule(module: CourseModule, folder: string): Record<string, object> {
  const entries = LANGUAGES.map((language) => [language, describe(module, language, folder)] as const)
  return Object.fromEntries(entries.filter(([, media]) => Object.keys(media).length > 0))
}

function describe(module: CourseModule, language: Language, folder: string): Record<string, object> {
  const file = (kind: string) => join(folder, `${module.key}.${kind.replace('.', `.${language}.`)}`)
  const video = file('video.mp4')
  const podcast = file('podcast.mp3')
  const worksheet = file('worksheet.pdf')
  const videoSource = sourceOf(module, 'video.yml')
  const podcastSource = sourceOf(module, 'podcast.yml')
  const worksheetSource = sourceOf(module, `worksheet.${language}.md`)
  return {
    ...(videoSource && existsSync(video) && { video: played(readVideo(videoSource).title[language], video) }),
    ...(podcastSource &&
      existsSync(podcast) && { podcast: played(readPodcast(podcastSource).title[language], podcast) }),
    ...(worksheetSource &&
      existsSync(worksheet) && { worksheet: printed(readWorksheet(worksheetSource).title, worksheet) }),
  }
}

const bytesOf = (file: string): number => statSync(file).size

const printed = (title: string, file: string): object => ({ title, bytes: bytesOf(file) })

const played = (title: string, file: string): object => ({
  title,
  seconds: Math.round(secondsOf(file)),
  bytes: bytesOf(file),
})
