import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import sharp from 'sharp'
import { toVtt } from './captions.ts'
import type { CourseModule, Language } from './modules.ts'
import { readVideo } from './modules.ts'
import { FRAMES_PER_SECOND, narrate } from './narration.ts'
import { RAW_SOUND, toRawBytes } from './pcm.ts'
import { renderSlides } from './slides.ts'
import { SOFTEN } from './speech.ts'
import { ffmpeg } from './tools.ts'

const PICTURE_FILTERS = [
  `fps=${FRAMES_PER_SECOND}`,
  // The list of pictures may end a little early; the last slide stays until the sound is over.
  'tpad=stop=-1:stop_mode=clone',
  'scale=out_range=tv:out_color_matrix=bt709',
  'format=yuv420p',
].join(',')

const PICTURE = [
  ['-vf', PICTURE_FILTERS],
  ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'bt709'],
  ['-c:v', 'libx264', '-preset', 'slow', '-tune', 'stillimage', '-crf', '23', '-g', '600'],
].flat()

const SOUND = ['-af', SOFTEN, '-c:a', 'aac', '-b:a', '36k', '-ac', '1']

export async function makeVideo(
  browser: Browser,
  source: string,
  module: CourseModule,
  language: Language,
  output: { mp4: string; vtt: string; jpg: string },
  scratch: string,
): Promise<void> {
  const script = readVideo(source)
  const slides = script.slides.map((slide) => slide[language])
  const narration = narrate(slides, language)
  const { files: pictures, cover } = await renderSlides(browser, script, module, language, scratch)
  const sound = join(scratch, 'narration.raw')
  writeFileSync(sound, toRawBytes(narration.samples))
  const list = writePictureList(pictures, narration.slideSeconds, scratch)
  const inputs = ['-f', 'concat', '-safe', '0', '-i', list, ...RAW_SOUND, '-i', sound]
  const length = narration.slideSeconds.reduce((total, seconds) => total + seconds, 0)
  const shape = ['-r', String(FRAMES_PER_SECOND), '-t', length.toFixed(3), '-movflags', '+faststart']
  ffmpeg([...inputs, ...PICTURE, ...SOUND, ...shape, output.mp4])
  await makePoster(cover ?? '', output.jpg)
  writeFileSync(output.vtt, toVtt(narration.cues))
}

function writePictureList(pictures: string[], seconds: number[], scratch: string): string {
  const file = join(scratch, 'pictures.txt')
  const entries = pictures.map(
    (picture, index) => `file '${picture}'\nduration ${seconds[index]?.toFixed(3)}\n`,
  )
  // The concat reader ignores the duration of the last entry, unless the picture is named once more.
  writeFileSync(file, `${entries.join('')}file '${pictures.at(-1)}'\n`)
  return file
}

/** At a quality that shows no difference: a lesson's page loads it with its text. */
async function makePoster(picture: string, output: string): Promise<void> {
  await sharp(picture).resize(960, 540).jpeg({ mozjpeg: true, quality: 65 }).toFile(output)
}
