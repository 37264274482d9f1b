import { execFileSync } from 'node:child_process'
import type { Language } from './modules.ts'
import { samplesOfWav, trimSilence } from './pcm.ts'
import { asSpoken } from './pronunciation.ts'

export interface Voice {
  variant: string
  pitch: number
  wordsPerMinute: number
}

export const NARRATOR: Voice = { variant: '', pitch: 42, wordsPerMinute: 156 }
export const WOMAN: Voice = { variant: '+f3', pitch: 46, wordsPerMinute: 156 }
export const MAN: Voice = { variant: '+m3', pitch: 40, wordsPerMinute: 152 }

const ESPEAK_VOICES: Record<Language, string> = { hu: 'hu', en: 'en-gb' }

// Takes the hum and the hiss off, softens the harsh band of the synthesiser and adds a hint of a room.
export const SOFTEN = [
  'highpass=f=75',
  'equalizer=f=190:t=q:w=1:g=2',
  'equalizer=f=3400:t=q:w=1.2:g=-5',
  'lowpass=f=7800',
  'aecho=0.9:0.75:17|29:0.09|0.05',
  'acompressor=threshold=-21dB:ratio=2.5:attack=8:release=160',
  'loudnorm=I=-17:TP=-2.5:LRA=7',
  'aresample=22050',
].join(',')

export function sentencesOf(text: string, language: Language): string[] {
  const segmenter = new Intl.Segmenter(language, { granularity: 'sentence' })
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => sentence !== '')
}

export function speak(text: string, language: Language, voice: Voice): Int16Array {
  const args = [
    ['-v', ESPEAK_VOICES[language] + voice.variant],
    ['-s', String(voice.wordsPerMinute), '-p', String(voice.pitch), '-g', '1'],
    ['-b', '1', '--stdin', '--stdout'],
  ].flat()
  const wav = execFileSync('espeak-ng', args, {
    input: asSpoken(text, language),
    maxBuffer: 64 * 1024 * 1024,
  })
  return trimSilence(samplesOfWav(wav))
}
