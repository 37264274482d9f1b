export const SAMPLE_RATE = 22_050

/** How ffmpeg is told to read the samples. */
export const RAW_SOUND = ['-f', 's16le', '-ar', String(SAMPLE_RATE), '-ac', '1']

const AUDIBLE = 180
const WAV_HEADER_BYTES = 44

export const silence = (seconds: number): Int16Array => new Int16Array(Math.round(seconds * SAMPLE_RATE))

export const secondsIn = (samples: Int16Array): number => samples.length / SAMPLE_RATE

export function concat(parts: Int16Array[]): Int16Array {
  const joined = new Int16Array(parts.reduce((total, part) => total + part.length, 0))
  let position = 0
  for (const part of parts) {
    joined.set(part, position)
    position += part.length
  }
  return joined
}

export function trimSilence(samples: Int16Array): Int16Array {
  const isAudible = (sample: number) => Math.abs(sample) > AUDIBLE
  const margin = Math.round(0.02 * SAMPLE_RATE)
  const first = samples.findIndex(isAudible)
  if (first < 0) return new Int16Array(0)
  const last = samples.findLastIndex(isAudible)
  return samples.slice(Math.max(0, first - margin), last + margin)
}

export function samplesOfWav(wav: Buffer): Int16Array {
  if (wav.readUInt32LE(24) !== SAMPLE_RATE) throw new Error(`espeak-ng did not speak at ${SAMPLE_RATE} Hz`)
  // espeak-ng cannot know the length when it writes to a pipe, so the one in its header is not used.
  const data = wav.subarray(WAV_HEADER_BYTES)
  return Int16Array.from({ length: data.length >> 1 }, (_, index) => data.readInt16LE(index * 2))
}

export const toRawBytes = (samples: Int16Array): Buffer =>
  Buffer.from(samples.buffer, samples.byteOffset, samples.byteLength)
