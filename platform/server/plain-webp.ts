/** What a picture is made of; a profile, what it says of itself, and more pictures after the first are none of it. */
const PARTS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
const HEADER = 12
const PART_HEADER = 8
/** Width and height of the whole, in the part that names what else there is. */
const EXTENDED = 10

interface Size {
  width: number
  height: number
}

/** Whether a WebP is one picture of this size and nothing else: no byte of it is there for anything but the picture. */
export function isPlainWebp(bytes: Buffer, { width, height }: Size): boolean {
  if (bytes.length < HEADER + PART_HEADER || bytes.toString('latin1', 0, 4) !== 'RIFF') return false
  if (bytes.toString('latin1', 8, HEADER) !== 'WEBP' || bytes.readUInt32LE(4) !== bytes.length - 8)
    return false
  const parts: string[] = []
  let at = HEADER
  while (at + PART_HEADER <= bytes.length) {
    const name = bytes.toString('latin1', at, at + 4)
    const length = bytes.readUInt32LE(at + 4)
    if (!PARTS.has(name) || parts.includes(name)) return false
    if (name === 'VP8X') {
      const sizes = [
        bytes.readUIntLE(at + PART_HEADER + 4, 3) + 1,
        bytes.readUIntLE(at + PART_HEADER + 7, 3) + 1,
      ]
      if (length !== EXTENDED || sizes[0] !== width || sizes[1] !== height) return false
    }
    parts.push(name)
    at += PART_HEADER + length + (length % 2)
  }
  return at === bytes.length
}
