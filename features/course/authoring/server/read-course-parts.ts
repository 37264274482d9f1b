import type * as z from 'zod/mini'
import type { languages } from '#platform/contract/parts.ts'
import type {
  LessonHead,
  ListedKind,
  ModuleFile,
  PodcastFile,
  QuestionFile,
  VideoFile,
} from './course-format.ts'
import type { Problem } from './read-yaml.ts'

type Language = (typeof languages)[number]

/** A part of the course as its files have it; null where they break their format. */
export interface Read<T> {
  key: string
  file: string
  line: number | null
  value: T | null
  problems: Problem[]
}

export type LessonTexts = z.infer<typeof LessonHead> & { body: string }
export interface ReadLesson extends Read<Record<Language, LessonTexts>> {
  position: number
  /** Names of media, in their order. */
  media: Record<Language, string[]>
  /** Names of the pictures in its text. */
  pictures: Record<Language, string[]>
}

export interface ReadModule extends Read<z.infer<typeof ModuleFile>> {
  position: number
  lessons: ReadLesson[]
  questions: Read<QuestionFile>[]
  video: z.infer<typeof VideoFile> | null
  podcast: z.infer<typeof PodcastFile> | null
  /** Of files that hold several things, or none. */
  others: Problem[]
}

export interface ReadCourse {
  modules: ReadModule[]
  media: ReadMedium[]
  /** Of no thing alone. */
  problems: Problem[]
}

export interface ReadMedium {
  name: string
  /** The module that shows it first. */
  module: string
  file: string
  line: number | null
  value: Medium | null
  problems: Problem[]
}

export interface Medium {
  kind: ListedKind
  title: string
  seconds: number | null
  invented: string[]
  transcript: { who: string | null; says: string }[]
  workMinutes: number | null
  /** Of interactive content, which has no file. */
  address: string | null
  /** Names of files in the folder. */
  files: { file: string | null; captions: string | null; poster: string | null }
}
