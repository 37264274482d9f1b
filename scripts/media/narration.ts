import type { Cue } from './captions.ts'
import { captionsOf, mergeShort, slowEnough } from './captions.ts'
import type { Language, Slide } from './modules.ts'
import { concat, SAMPLE_RATE, secondsIn, silence } from './pcm.ts'
import { NARRATOR, sentencesOf, speak } from './speech.ts'

export const FRAMES_PER_SECOND = 5

const BEFORE_SLIDE = 0.5
const AFTER_SLIDE = 0.7
const BETWEEN_SENTENCES = 0.36

interface Narration {
  samples: Int16Array
  cues: Cue[]
  slideSeconds: number[]
}

export function narrate(slides: Slide[], language: Language): Narration {
  const narration: Narration = { samples: new Int16Array(0), cues: [], slideSeconds: [] }
  for (const slide of slides) {
    const spoken = speakSlide(slide, language, secondsIn(narration.samples))
    narration.samples = concat([narration.samples, spoken.samples])
    narration.cues.push(...spoken.cues)
    narration.slideSeconds.push(secondsIn(spoken.samples))
  }
  narration.cues = slowEnough(narration.cues)
  return narration
}

function speakSlide(slide: Slide, language: Language, start: number): { samples: Int16Array; cues: Cue[] } {
  const parts = [silence(BEFORE_SLIDE)]
  const cues: Cue[] = []
  let now = start + BEFORE_SLIDE
  for (const sentence of sentencesOf(slide.say, language)) {
    const samples = speak(sentence, language, NARRATOR)
    cues.push(...captionsOf(sentence, now, now + secondsIn(samples)))
    parts.push(samples, silence(BETWEEN_SENTENCES))
    now += secondsIn(samples) + BETWEEN_SENTENCES
  }
  return { samples: fillLastFrame(concat([...parts, silence(AFTER_SLIDE)])), cues: mergeShort(cues) }
}

// A slide can only change on a frame, so the sound is made to last a whole number of frames.
function fillLastFrame(samples: Int16Array): Int16Array {
  const frame = SAMPLE_RATE / FRAMES_PER_SECOND
  const missing = Math.ceil(samples.length / frame) * frame - samples.length
  return concat([samples, new Int16Array(missing)])
}
