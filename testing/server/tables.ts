import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { type XlsxColumn, xlsxOf } from '#platform/server/xlsx.ts'

export const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A workbook as our own writer makes it: the first row is the header. */
export function xlsxTable([header = [], ...rows]: readonly (readonly string[])[]): Promise<Buffer> {
  const columns: XlsxColumn<readonly string[]>[] = header.map((name, i) => ({
    header: name,
    width: 20,
    value: (row) => row[i] || null,
  }))
  return buffer(
    xlsxOf({
      sheet: 'Meghívandók',
      columns,
      rows: (async function* () {
        yield rows
      })(),
    }),
  )
}

type Parts = Record<string, string | Buffer>

/** A zip of these parts, however odd they are. */
export function zipOfParts(parts: Parts): Promise<Buffer> {
  const zip = new yazl.ZipFile()
  for (const [path, part] of Object.entries(parts)) zip.addBuffer(Buffer.from(part), path)
  zip.end()
  return buffer(zip.outputStream as NodeJS.ReadableStream)
}

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`

/** A workbook of other programs: shared strings, sheets in another order, parts of one's own. */
export function workbook(sheet: string, more: Parts = {}): Promise<Buffer> {
  return zipOfParts({
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    'xl/workbook.xml':
      '<x:workbook xmlns:x="m" xmlns:r="r"><x:sheets><x:sheet name="Rejtett" sheetId="1" state="hidden" r:id="rId7"/><x:sheet name="Lista" sheetId="2" r:id="rId2"/></x:sheets></x:workbook>',
    'xl/_rels/workbook.xml.rels': `<Relationships>${relation('rId7', 'worksheet', 'worksheets/hidden.xml')}${relation('rId2', 'worksheet', '/xl/worksheets/list.xml')}${relation('rId3', 'sharedStrings', 'sharedStrings.xml')}</Relationships>`,
    'xl/worksheets/list.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    ...more,
  })
}
