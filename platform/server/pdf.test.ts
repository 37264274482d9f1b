import { expect, test } from 'vitest'
import { namesLine, signatureLine } from '#course/certificate/file.ts'
import { onePagePdf } from '#local/demo/pdf.ts'
import { encryptedPdf } from '#testing/server/encrypted-pdf.ts'
import { hostilePdfs } from '#testing/server/hostile-pdfs.ts'
import { measured } from '#testing/server/peak.ts'
import { readPdf } from './pdf.ts'

const MEGABYTES = 1024 * 1024
const whole = onePagePdf('Ötlet', ['Őrült jó (és rövid) szöveg'])
const text = whole.toString('latin1')
const changed = (from: string | RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1')
const after = (more: string) => Buffer.concat([whole, Buffer.from(more, 'latin1')])
const before = (more: string) => Buffer.concat([Buffer.from(more, 'latin1'), whole])

const certificate = `${namesLine('a'.repeat(32), crypto.randomUUID())}${signatureLine('A'.repeat(88))}`

test.each([
  ['as it is', whole],
  ['with comments behind its end, as in a signed certificate', after(certificate)],
  ['with spaces behind its end', after(' '.repeat(3_000))],
  ['with something else behind its end', after('<!-- sent by a mail server -->')],
  ['with a mark of its encoding before it', before('\xef\xbb\xbf')],
  ['with lines before it', before('\r\n'.repeat(100))],
  ['whose references begin elsewhere', changed(/startxref\n\d+/, 'startxref\n10')],
  ['whose references begin at nothing', changed(/startxref\n\d+/, 'startxref\n0')],
  ['that counts a page which is not there', changed('/Count 1', '/Count 2')],
  ['whose references begin at the line before', changed(/startxref\n(\d+)/, 'startxref\n300')],
])('a PDF %s has one page', async (_, bytes) => {
  expect(await readPdf(bytes)).toEqual({ pages: 1 })
})

test('a PDF whose end was cut off cannot be read, wherever the cut is', async () => {
  for (let tenth = 1; tenth < 10; tenth++)
    expect(await readPdf(whole.subarray(0, Math.floor((whole.length * tenth) / 10)))).toEqual({
      flaw: 'pdf-unreadable',
    })
})

test.each([
  ['that begins as a PDF and goes on as nothing', Buffer.from('%PDF-1.7\nnothing at all'), 'pdf-unreadable'],
  ['without a catalogue', changed('/Root 1 0 R', ''), 'pdf-unreadable'],
  ['without pages', changed(/\/Kids \[[^\]]*\] \/Count 1/, '/Kids [] /Count 0'), 'pdf-without-pages'],
])('a file %s is told as such', async (_, bytes, flaw) => {
  expect(await readPdf(bytes)).toEqual({ flaw })
})

test('a PDF that nobody may print opens without a password, and is read', async () => {
  expect(await readPdf(await encryptedPdf({ ownerPassword: 'theirs' }))).toEqual({ pages: 1 })
})

test('a PDF that opens with a password alone is told as such', async () => {
  const bytes = await encryptedPdf({ userPassword: 'secret', ownerPassword: 'theirs' })
  expect(await readPdf(bytes)).toEqual({ flaw: 'pdf-encrypted' })
})

test('what takes more than it may ends, and the next one is read', async () => {
  const costly = hostilePdfs.find(([name]) => name.startsWith('300,000'))?.[1]() ?? Buffer.of()
  const most = { work: 50, memory: 500 * MEGABYTES, patience: 30_000 }
  const [ended, next] = await Promise.all([readPdf(costly, most), readPdf(whole)])
  expect([ended, next]).toEqual([null, { pages: 1 }])
})

test.each(hostilePdfs)(
  'a hostile PDF (%s) costs little',
  { timeout: 60_000 },
  async (_, make: () => Buffer) => {
    const bytes = make()
    const { result, grown } = await measured(process.pid, () => readPdf(bytes))
    expect(result === null || 'flaw' in result || result.pages > 0).toBe(true)
    expect(grown()).toBeLessThan(600 * MEGABYTES)
  },
)
