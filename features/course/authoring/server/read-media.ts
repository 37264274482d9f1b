import type * as z from 'zod/mini'
import { figuresIn } from '#course/course/figures.ts'
import { pageAddress } from '#course/media/server/interactive-address.ts'
import { languages } from '#platform/contract/parts.ts'
import { cut } from '#platform/contract/signs.ts'
import { MediaFile, MediaIndex, MediumFile, type MediumKind } from './course-format.ts'
import { FILE_PICTURE } from './file-pictures.ts'
import type { Medium, ReadLesson, ReadMedium, ReadModule } from './read-course-parts.ts'
import { type Problem, ProblemFound, parseYaml, shaped } from './read-yaml.ts'

type Index = z.infer<typeof MediaIndex>
type Language = (typeof languages)[number]

/** The folder of a semester's media: its lists, and the names of all its files. */
export interface MediaFolder {
  /** Media of any lesson, by their names. */
  library: { file: string; text: string } | null
  /** What was made of the modules' own files. */
  index: { file: string; text: string } | null
  names: ReadonlySet<string>
}

const extensions = { video: 'mp4', podcast: 'mp3', worksheet: 'pdf' } as const

/** Every medium that a lesson shows; lessons get the names of theirs. */
export function mediaOf(modules: readonly ReadModule[], folder: MediaFolder) {
  const problems: Problem[] = []
  const library = libraryOf(folder, problems)
  const index = indexOf(folder, problems)
  const media = new Map<string, ReadMedium>()
  for (const module of modules)
    for (const lesson of module.lessons)
      for (const language of languages) {
        const pictures = figuresIn(lesson.value?.[language].body ?? '', FILE_PICTURE).map(
          (one) => one.picture,
        )
        const given = lesson.value?.[language].media ?? 'none'
        const names = Array.isArray(given)
          ? given
          : given === 'none'
            ? []
            : ownOf(module, given, language, { index, media, names: folder.names })
        for (const [name, isPicture] of [
          ...names.map((one) => [one, false] as const),
          ...pictures.map((one) => [one, true] as const),
        ]) {
          const listed = library.get(name)
          if (listed && !media.has(name)) media.set(name, { ...listed, module: module.key })
          const kind = media.get(name)?.value?.kind
          const fits = kind === undefined || (kind === 'picture') === isPicture
          if (!media.has(name) || !fits) missing(lesson, language, name)
        }
        lesson.media[language] = [...names]
        lesson.pictures[language] = [...new Set(pictures)]
      }
  return { media: [...media.values()], problems }
}

function missing(lesson: ReadLesson, language: Language, name: string): void {
  const file = lesson.file.replace(/hu\.md$/, `${language}.md`)
  const message = `names the medium ${name}, which media.yml has not`
  lesson.problems.push({
    file,
    line: null,
    at: `media: ${cut(name, 100)}`,
    reason: 'no-such-medium',
    message,
  })
  lesson.value = null
}

function libraryOf({ library, names }: MediaFolder, problems: Problem[]): Map<string, ReadMedium> {
  const found = new Map<string, ReadMedium>()
  if (!library) return found
  const yaml = parsed(library, problems)
  const whole = yaml && shaped(yaml, yaml.value, MediaFile)
  problems.push(...(whole?.problems ?? []))
  if (!yaml) return found
  for (const [name, one] of Object.entries(whole?.value?.media ?? {})) {
    const path = ['media', name]
    const read = shaped(yaml, one, MediumFile, path)
    const line = yaml.line(path)
    const value = read.value && listedMedium(read.value)
    const medium = { name, module: '', file: library.file, line, value, problems: read.problems }
    found.set(name, withFiles(withPage(ofItsKind(medium)), names))
  }
  return found
}

function listedMedium(listed: z.infer<typeof MediumFile>): Medium {
  const { file = null, captions = null, poster = null, ...rest } = listed
  const { seconds = null, workMinutes = null, address = null, ...said } = rest
  return { ...said, seconds, workMinutes, address, files: { file, captions, poster } }
}

/** Interactive content has an address and no file; all else has a file. */
function ofItsKind(medium: ReadMedium): ReadMedium {
  const { value } = medium
  if (!value) return medium
  const { kind, address, seconds, files } = value
  const hasFile = [...Object.values(files), seconds].some((one) => one !== null)
  const fits = kind === 'interactive' ? address !== null && !hasFile : address === null && files.file !== null
  const message = 'interactive content has an address and no file; all else has a file'
  return fits ? medium : wrong(medium, { at: medium.name, reason: 'format', message })
}

const wrong = (medium: ReadMedium, problem: Pick<Problem, 'at' | 'reason' | 'message'>): ReadMedium => ({
  ...medium,
  value: null,
  problems: [...medium.problems, { file: medium.file, line: medium.line, ...problem }],
})

/** With its address as the library would keep it. */
function withPage(medium: ReadMedium): ReadMedium {
  const { value } = medium
  if (!value?.address) return medium
  const address = pageAddress(value.address)
  if (address) return { ...medium, value: { ...value, address } }
  const at = cut(value.address, 100)
  return wrong(medium, { at, reason: 'address-unfit', message: `${at} is no address of a page` })
}

function parsed(of: { file: string; text: string }, problems: Problem[]) {
  try {
    return parseYaml(of.file, of.text)
  } catch (error) {
    if (!(error instanceof ProblemFound)) throw error
    problems.push(error.problem)
    return null
  }
}

function withFiles(medium: ReadMedium, names: ReadonlySet<string>): ReadMedium {
  const files = Object.values(medium.value?.files ?? {}).filter((name) => name !== null)
  const lost = files.filter((name) => !names.has(name))
  for (const name of lost) {
    const problem = { file: medium.file, line: medium.line, at: name, reason: 'no-file' as const }
    medium.problems.push({ ...problem, message: `${name} is missing` })
  }
  return medium.problems.length > 0 ? { ...medium, value: null } : medium
}

function indexOf({ index }: MediaFolder, problems: Problem[]): Index {
  if (!index) return {}
  const yaml = parsed(index, problems)
  const whole = yaml && shaped(yaml, yaml.value, MediaIndex)
  problems.push(...(whole?.problems ?? []))
  return whole?.value ?? {}
}

interface Made {
  index: Index
  media: Map<string, ReadMedium>
  names: ReadonlySet<string>
}

/** The medium that was made of the module's own files; none where none was. */
function ownOf(
  module: ReadModule,
  kind: MediumKind,
  language: Language,
  { index, media, names }: Made,
): string[] {
  const made = Object.hasOwn(index, module.key) ? index[module.key]?.[language][kind] : undefined
  if (!made) return []
  const name = `${module.key}.${kind}.${language}`
  const file = `${name}.${extensions[kind]}`
  const isVideo = kind === 'video'
  const files = {
    file,
    captions: isVideo ? `${name}.vtt` : null,
    poster: isVideo ? `${name}.jpg` : null,
  }
  const value = {
    kind,
    title: made.title,
    seconds: made.seconds ?? null,
    invented: kind === 'worksheet' ? [] : (module[kind]?.invented ?? []),
    transcript: transcriptOf(module, kind, language),
    workMinutes: null,
    address: null,
    files,
  }
  const read = { name, module: module.key, file, line: null, value, problems: [] }
  if (!media.has(name)) media.set(name, withFiles(read, names))
  return [name]
}

function transcriptOf({ video, podcast }: ReadModule, kind: MediumKind, language: Language) {
  if (kind === 'video') return video?.slides.map((slide) => ({ who: null, says: slide[language].say })) ?? []
  if (kind === 'podcast') return podcast?.lines.map((line) => ({ who: line.who, says: line[language] })) ?? []
  return []
}
