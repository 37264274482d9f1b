import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { CourseModule, Language } from './modules.ts'
import { readPodcast } from './modules.ts'
import { concat, RAW_SOUND, silence, toRawBytes } from './pcm.ts'
import type { Voice } from './speech.ts'
import { MAN, SOFTEN, sentencesOf, speak, WOMAN } from './speech.ts'
import { ffmpeg } from './tools.ts'

const BEFORE_AND_AFTER = 0.5
const BETWEEN_LINES = 0.55
const BETWEEN_SENTENCES = 0.3

const WITH_A_WOMAN_AS_GUEST = ['funding-and-pitch']

function voicesOf(module: CourseModule): { host: Voice; guest: Voice } {
  if (WITH_A_WOMAN_AS_GUEST.includes(module.key)) return { host: MAN, guest: WOMAN }
  return { host: WOMAN, guest: MAN }
}

export function makePodcast(
  source: string,
  module: CourseModule,
  language: Language,
  output: string,
  scratch: string,
): void {
  const voices = voicesOf(module)
  const lines = readPodcast(source).lines.map((line) => speakLine(line[language], language, voices[line.who]))
  const samples = concat([silence(BEFORE_AND_AFTER), ...lines, silence(BEFORE_AND_AFTER)])
  const sound = join(scratch, 'podcast.raw')
  writeFileSync(sound, toRawBytes(samples))
  ffmpeg([...RAW_SOUND, '-i', sound, '-af', SOFTEN, '-c:a', 'libmp3lame', '-b:a', '32k', '-ac', '1', output])
}

function speakLine(text: string, language: Language, voice: Voice): Int16Array {
  const sentences = sentencesOf(text, language).map((sentence) => speak(sentence, language, voice))
  return concat([
    ...sentences.flatMap((samples) => [samples, silence(BETWEEN_SENTENCES)]),
    silence(BETWEEN_LINES - BETWEEN_SENTENCES),
  ])
}
