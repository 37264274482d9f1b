import { generate } from 'lean-qr'
import PDFDocument from 'pdfkit'
import type { Language } from '#platform/contract/parts.ts'
import { fullName } from '#platform/server/full-name.ts'
import { faceOf, fonts } from './fonts.ts'
import { drawLine, palette } from './line.ts'
import { words } from './words.ts'

interface Said {
  number: string
  surname: string
  firstname: string
  programme_hu: string
  programme_en: string
  semester_key: string
  semester_number: number
  grade: number
  percent: number
  issued_at: Date
}

export interface Drawing {
  certificate: Said
  language: Language
  /** Printed where it is given (decision A9). */
  identityCard: string | null
  /** Of the check page. */
  address: string
}

type Doc = InstanceType<typeof PDFDocument>
type Face = keyof typeof fonts

const LEFT = 64
const QR = { x: 630, y: 92, size: 148 }
const TEXT_WIDTH = QR.x - LEFT - 48

/** One page, A4 lying: tagged, with title, language and embedded fonts, so that everybody can read it (decision T5). */
export async function drawCertificate(drawing: Drawing): Promise<Buffer> {
  const { certificate, language } = drawing
  const doc = open(drawing)
  const drawn = bytesOf(doc)
  for (const [name, font] of Object.entries(fonts)) doc.registerFont(name, font as never)
  doc.markContent('Artifact', { type: 'Layout' })
  drawLine(doc)
  doc.endMarkedContent()
  const page = doc.struct('Document')
  doc.addStructure(page)
  const write = writerOf(doc, page)
  const said = words[language]
  write('P', language === 'hu' ? certificate.programme_hu : certificate.programme_en, {
    y: 60,
    size: 13,
    color: palette.go,
    face: 'strong',
  })
  const title = said.title(certificate)
  write('H1', title, { y: 84, size: fitting(doc, title, 44), face: 'strong' })
  write('P', said.before, { y: 156, size: 13, color: palette.soft })
  const name = fullName(certificate, language)
  write('H2', name, { y: 176, size: fitting(doc, name, 40), face: faceOf(name) })
  write('P', said.after(certificate), { y: 236, size: 15, width: TEXT_WIDTH })
  if (certificate.grade > 1)
    pair(write, { label: said.result, value: said.grade(certificate), x: LEFT, y: 300 })
  facts(write, drawing)
  drawCheck(doc, page, drawing)
  page.end()
  doc.end()
  return drawn
}

const open = ({ certificate, language }: Drawing): Doc =>
  new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    font: fonts.text as never,
    pdfVersion: '1.7',
    tagged: true,
    subset: 'PDF/UA',
    lang: language,
    displayTitle: true,
    info: {
      Title: `${words[language].title(certificate)} ${certificate.number}`,
      Author: 'Rajt',
      CreationDate: certificate.issued_at,
    },
  } as unknown as PDFKit.PDFDocumentOptions)

function bytesOf(doc: Doc): Promise<Buffer> {
  const parts: Buffer[] = []
  return new Promise((resolve, reject) => {
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
}

interface Style {
  y: number
  size: number
  x?: number
  width?: number
  color?: string
  face?: Face
}
type Write = (tag: string, text: string, style: Style) => void

const writerOf =
  (doc: Doc, page: PDFKit.PDFStructureElement): Write =>
  (tag, text, { x = LEFT, y, size, width, color = palette.ink, face = 'text' }) => {
    const put = () =>
      void doc
        .font(face)
        .fontSize(size)
        .fillColor(color)
        .text(text, x, y, { lineGap: 2, ...(width ? { width } : { lineBreak: false }) })
    page.add(doc.struct(tag, {}, put))
  }

interface Pair {
  label: string
  value: string
  x: number
  y: number
}

function pair(write: Write, { label, value, x, y }: Pair) {
  write('P', label, { x, y, size: 10.5, color: palette.soft })
  write('P', value, { x, y: y + 15, size: 15, face: 'strong' })
}

function facts(write: Write, { certificate, language, identityCard }: Drawing) {
  const said = words[language]
  const issued = certificate.issued_at.toLocaleDateString(said.locale, {
    dateStyle: 'long',
    timeZone: 'Europe/Budapest',
  })
  const y = 356
  pair(write, { label: said.number, value: certificate.number, x: LEFT, y })
  pair(write, { label: said.issued, value: issued, x: LEFT + 200, y })
  if (identityCard) pair(write, { label: said.identityCard, value: identityCard, x: LEFT + 390, y })
}

/** As large as it fits on one line, beside the QR code where nothing else is said; a name of 120 letters too. */
function fitting(doc: Doc, text: string, most: number, room = TEXT_WIDTH, face: Face = faceOf(text)): number {
  const width = doc.font(face).fontSize(most).widthOfString(text)
  return Math.min(most, (most * room) / width)
}

/** The QR code with a quiet zone of four modules, and the same address in letters. */
function drawCheck(doc: Doc, page: PDFKit.PDFStructureElement, { language, address }: Drawing) {
  const said = words[language]
  page.add(doc.struct('Figure', { alt: said.checkPicture }, () => drawQr(doc, address)))
  const write = writerOf(doc, page)
  const below = { x: QR.x, y: QR.y + QR.size + 10, width: QR.size + 4 }
  write('P', said.check, { ...below, size: 9, color: palette.soft })
  const link = doc.struct('Link')
  page.add(link)
  // The code stands in a line of its own, whatever its letters: it is what somebody types from paper.
  const cut = address.lastIndexOf('/') + 1
  const code = address.slice(cut)
  const { x, y, width } = { ...below, y: below.y + 26 }
  const put = () => {
    const size = fitting(doc, code, 8, width, 'text')
    doc
      .font('text')
      .fontSize(8)
      .fillColor(palette.go)
      .text(`${address.slice(0, cut)} `, x, y, { width })
    doc.fontSize(size).text(code, x, doc.y, { lineBreak: false })
  }
  link.add(doc.struct('Span', {}, put))
  doc.link(x, y, width, 22, address, { structParent: link, Contents: new String(said.check) } as never)
  link.end()
}

function drawQr(doc: Doc, address: string) {
  const code = generate(address)
  const module = QR.size / (code.size + 8)
  doc.rect(QR.x, QR.y, QR.size, QR.size).fill('#ffffff')
  for (let y = 0; y < code.size; y++)
    for (let x = 0; x < code.size; x++)
      if (code.get(x, y)) doc.rect(QR.x + (x + 4) * module, QR.y + (y + 4) * module, module, module)
  doc.fill('#000000')
}
