import { namesLine, signatureLine } from '@rajt/contract/certificate-file'
import { expect, test } from 'vitest'
import { onePagePdf } from '../demo/pdf.ts'
import { pdfFlaw } from './pdf.ts'

const whole = onePagePdf('Ötlet', ['Őrült jó (és rövid) szöveg'])
const text = whole.toString('latin1')
const changed = (from: string | RegExp, to: string) => Buffer.from(text.replace(from, to), 'latin1')

/** The same document with a cross-reference stream instead of a table, as most programs write it today. */
function withStream(more = ''): Buffer {
  const body = text.slice(0, text.indexOf('xref\n'))
  const stream = `9 0 obj\n<< /Type /XRef /Size 6 /Root 1 0 R ${more}/W [1 2 1] /Length 4 >>\nstream\nabcd\nendstream\nendobj\n`
  return Buffer.from(`${body}${stream}startxref\n${body.length}\n%%EOF\n`, 'latin1')
}

test('a whole PDF has no flaw, with a table or a stream of references', () => {
  expect(pdfFlaw(whole)).toBeNull()
  expect(pdfFlaw(withStream())).toBeNull()
})

test('comments behind the end are passed over, as in a signed certificate', () => {
  const certificate = `${namesLine('a'.repeat(32), crypto.randomUUID())}${signatureLine('A'.repeat(88))}`
  expect(pdfFlaw(Buffer.concat([whole, Buffer.from(certificate)]))).toBeNull()
})

test('a PDF whose end was cut off cannot be read, wherever the cut is', () => {
  for (let tenth = 1; tenth < 10; tenth++)
    expect(pdfFlaw(whole.subarray(0, Math.floor((whole.length * tenth) / 10)))).toBe('pdf-unreadable')
})

test.each([
  ['that begins as a PDF and goes on as nothing', Buffer.from('%PDF-1.7\nnothing at all')],
  ['whose references begin nowhere', changed(/startxref\n\d+/, 'startxref\n999999')],
  ['whose references begin elsewhere', changed(/startxref\n\d+/, 'startxref\n10')],
  ['without a trailer', changed('trailer', 'trail')],
  ['without a catalogue', changed('/Root 1 0 R', '')],
  ['with something after its end', Buffer.concat([whole, Buffer.from('PK\x03\x04 a zip')])],
])('a file %s cannot be read', (_, bytes) => {
  expect(pdfFlaw(bytes)).toBe('pdf-unreadable')
})

test('an encrypted PDF is told as such', () => {
  expect(pdfFlaw(changed('/Root', '/Encrypt 8 0 R /Root'))).toBe('pdf-encrypted')
  expect(pdfFlaw(withStream('/Encrypt 8 0 R '))).toBe('pdf-encrypted')
})
