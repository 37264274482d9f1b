const SIZE = { width: 595, height: 842 }
const LEFT = 56
const TOP = 770
/** Letters of Hungarian that the usual encoding of a PDF lacks, by their glyphs' names. */
const letters = { ő: 'ohungarumlaut', ű: 'uhungarumlaut', Ő: 'Ohungarumlaut', Ű: 'Uhungarumlaut' } as const
const FIRST_CODE = 0x81

interface Line {
  text: string
  size: number
}

/** A PDF of one page in one of the typefaces that every reader has: a heading, and short lines below it. */
export function onePagePdf(heading: string, lines: readonly string[]): Buffer {
  const page = [{ text: heading, size: 24 }, ...lines.map((text) => ({ text, size: 12 }))]
  const content = drawn(page)
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R /Lang (hu) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${SIZE.width} ${SIZE.height}] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${FIRST_CODE} ${Object.values(
      letters,
    )
      .map((name) => `/${name}`)
      .join(' ')}] >> >>`,
  ])
}

function drawn(lines: readonly Line[]): string {
  let y = TOP
  return lines
    .map(({ text, size }) => {
      const line = `BT /F ${size} Tf ${LEFT} ${y} Td (${encoded(text)}) Tj ET`
      y -= Math.round(size * 1.7)
      return line
    })
    .join('\n')
}

/** One byte a letter, as the font's encoding has them. */
const encoded = (text: string) =>
  [...text]
    .map((letter) => {
      const place = Object.keys(letters).indexOf(letter)
      return place < 0 ? letter : String.fromCharCode(FIRST_CODE + place)
    })
    .join('')
    .replace(/[\\()]/g, '\\$&')

/** Numbered objects, and the table that says where each begins. */
function assembled(objects: readonly string[]): Buffer {
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const places = objects.map((object, i) => {
    const place = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const start = file.length
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`
  return Buffer.from(file, 'latin1')
}
