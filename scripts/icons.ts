import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'

// `npm run icons`: the mark (platform/ui/icon.svg) in the sizes and shapes that home screens ask for.
const folder = join(import.meta.dirname, '../app/web/public/icons')
const GROUND = '#0b3d28'
const DOT = '#5ff0a6'

/** The mark in a square of 32; a system that cuts icons to its own shape gets one without corners, and the dot inside the safe circle. */
const mark = (corner: number, dot: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${GROUND}"/><circle cx="16" cy="16" r="${dot}" fill="${DOT}"/></svg>`
/** Shown in one colour by the system: what is not transparent counts. */
const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="13" fill="none" stroke="#fff" stroke-width="3"/><circle cx="16" cy="16" r="7" fill="#fff"/></svg>'

const icons: [name: string, svg: string, size: number][] = [
  ['icon-192', mark(9, 6.5), 192],
  ['icon-512', mark(9, 6.5), 512],
  ['maskable-512', mark(0, 5.5), 512],
  ['apple-touch-180', mark(0, 6.5), 180],
  ['badge-96', badge, 96],
]

mkdirSync(folder, { recursive: true })
for (const [name, svg, size] of icons)
  await sharp(Buffer.from(svg), { density: (72 * size) / 32 })
    .resize(size, size)
    .png({ palette: true, compressionLevel: 9 })
    .toFile(join(folder, `${name}.png`))
