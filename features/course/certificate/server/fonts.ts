import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { create, type Font } from 'fontkit'

/** Read once; each certificate is made from these bytes. */
function read(name: string): Font {
  const font = create(readFileSync(join(import.meta.dirname, 'fonts', name)))
  if (!('layout' in font)) throw new Error(`${name} holds several fonts`)
  return font
}

/** The product's own face in two weights (SIL Open Font License), and one with the letters that it lacks. */
export const fonts = {
  text: read('bricolage-regular.ttf'),
  strong: read('bricolage-bold.ttf'),
  other: read('noto-sans.ttf'),
}

/** A name with Greek or Cyrillic letters is set in the face that has them, as a whole. */
export const faceOf = (name: string): 'strong' | 'other' =>
  [...name].every((letter) => fonts.strong.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    ? 'strong'
    : 'other'
