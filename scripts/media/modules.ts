import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

export const LANGUAGES = ['hu', 'en'] as const
export type Language = (typeof LANGUAGES)[number]
type ByLanguage<T> = Record<Language, T>

export interface CourseModule {
  key: string
  number: number
  folder: string
}

export interface Slide {
  heading: string
  points: string[]
  say: string
}

export interface VideoScript {
  title: ByLanguage<string>
  slides: ByLanguage<Slide>[]
}

interface PodcastScript {
  title: ByLanguage<string>
  lines: (ByLanguage<string> & { who: 'host' | 'guest' })[]
}

export function modulesIn(semester: string): CourseModule[] {
  return readdirSync(semester)
    .toSorted()
    .flatMap((name) => {
      const [, number, key] = /^(\d+)-(.+)$/.exec(name) ?? []
      return key ? [{ key, number: Number(number), folder: join(semester, name) }] : []
    })
}

export function sourceOf(module: CourseModule, name: string): string | undefined {
  const file = join(module.folder, name)
  return existsSync(file) ? file : undefined
}

const readYaml = (file: string): unknown => parse(readFileSync(file, 'utf8'))

export function readVideo(file: string): VideoScript {
  const script = readYaml(file) as VideoScript
  if (!script?.slides?.length) throw new Error(`${file} has no slides`)
  return script
}

export function readPodcast(file: string): PodcastScript {
  const script = readYaml(file) as PodcastScript
  if (!script?.lines?.length) throw new Error(`${file} has no lines`)
  return script
}
