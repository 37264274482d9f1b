import { deflateSync } from 'node:zlib'

const MOST = 5 * 1024 * 1024

/** A PDF of these objects, from 1 on, whose references are right, with `end` in place of its last lines. */
function pdf(objects: readonly (string | Buffer)[], trailer = '/Root 1 0 R', end = '%%EOF\n'): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')]
  let length = parts[0]?.length ?? 0
  const offsets = objects.map((object, n) => {
    const at = length
    const part = Buffer.concat([
      Buffer.from(`${n + 1} 0 obj\n`),
      typeof object === 'string' ? Buffer.from(object, 'latin1') : object,
      Buffer.from('\nendobj\n'),
    ])
    parts.push(part)
    length += part.length
    return at
  })
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  parts.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} ${trailer} >>\nstartxref\n${length}\n${end}`,
      'latin1',
    ),
  )
  return Buffer.concat(parts)
}

const CATALOGUE = '<< /Type /Catalog /Pages 2 0 R >>'
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'
const PAGE = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>'

const stream = (dictionary: string, content: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary} /Length ${content.length} >>\nstream\n`),
    content,
    Buffer.from('\nendstream'),
  ])

const filled = (beginning: string, piece: string) =>
  Buffer.from(beginning + piece.repeat(Math.floor((MOST - beginning.length) / piece.length)), 'latin1')

/** `4 0 obj` is an object stream of that many zeros, in a handful of kilobytes. */
const bomb = (bytes: number, filters = '/FlateDecode') =>
  stream(`/Type /ObjStm /N 1 /First 4 /Filter ${filters}`, deflateSync(Buffer.alloc(bytes, 0x20)))

/** PDFs that a stranger may send to hold somebody up; each is at most as large as an upload may be. */
export const hostilePdfs: [name: string, make: () => Buffer][] = [
  [
    'comments of spaces behind the end',
    () =>
      Buffer.from(
        `%PDF-1.4\nxref\ntrailer<</Root 1 0 R>>\nstartxref\n9\n%%EOF${`\n%${' '.repeat(20)}`.repeat(9)}\nX`,
      ),
  ],
  ['arrays in arrays', () => pdf([`<< /Type /Catalog /Pages ${'['.repeat(2_000_000)}`, PAGES, PAGE])],
  ['dictionaries in dictionaries', () => pdf(['<</A'.repeat(1_000_000), PAGES, PAGE])],
  ['brackets in a text', () => pdf([CATALOGUE, PAGES, PAGE], `/Root 1 0 R /ID (${'('.repeat(4_000_000)}`)],
  ['pages in a circle', () => pdf([CATALOGUE, '<< /Type /Pages /Kids [2 0 R] /Count 1 >>'])],
  [
    'pages 50,000 deep',
    () =>
      pdf([
        CATALOGUE,
        ...Array.from({ length: 50_000 }, (_, n) => `<< /Type /Pages /Kids [${n + 3} 0 R] /Count 1 >>`),
      ]),
  ],
  ['a billion pages', () => pdf([CATALOGUE, '<< /Type /Pages /Kids [3 0 R] /Count 1000000000 >>', PAGE])],
  [
    '300,000 pages that are one',
    () => pdf([CATALOGUE, `<< /Type /Pages /Kids [${'3 0 R '.repeat(300_000)}] /Count 300000 >>`, PAGE]),
  ],
  ['references in a circle', () => pdf(['2 0 R', '3 0 R', '1 0 R'])],
  [
    'a gigabyte in an object',
    () => pdf(['<< /Type /Catalog /Pages 2 0 R >>', '4 0 R', PAGE, bomb(1_000_000_000)]),
  ],
  [
    'a thousand filters',
    () => pdf([CATALOGUE, PAGES, PAGE, bomb(10_000_000, `[${'/FlateDecode '.repeat(1_000)}]`)]),
  ],
  [
    'references that lead back to themselves',
    () => pdf([CATALOGUE, PAGES, PAGE], '/Root 1 0 R /Prev 20', 'startxref\n9\n%%EOF\n'),
  ],
  [
    'a table of two billion rows',
    () =>
      Buffer.from(
        '%PDF-1.5\n1 0 obj\n<< /Type /XRef /Size 2000000000 /Index [0 2000000000] /W [1 2 1] /Root 2 0 R /Length 4 >>\nstream\nabcd\nendstream\nendobj\nstartxref\n9\n%%EOF',
      ),
  ],
  ['objects alone', () => filled('%PDF-1.7\n', '1 0 obj\n')],
  ['trailers alone', () => filled('%PDF-1.7\n', 'trailer\n<< /Root 1 0 R >>\n')],
  ['ends alone', () => filled('%PDF-1.7\n', 'startxref\n9\n%%EOF\n')],
  ['tables alone', () => filled('%PDF-1.7\n', 'xref\n0 1\n')],
  ['zeros alone', () => filled('%PDF-1.7\n', '\0')],
  [
    'signs of a name',
    () => pdf([`<< /Type /Catalog /${'#41'.repeat(1_500_000)} 1 /Pages 2 0 R >>`, PAGES, PAGE]),
  ],
  ['numbers without an end', () => filled('%PDF-1.7\n1 0 obj\n', '9')],
]
