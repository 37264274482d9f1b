const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relationships = 'http://schemas.openxmlformats.org/package/2006/relationships'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Positions in `cellXfs` below. */
export const cellStyles = { plain: 0, literal: 1, day: 2, moment: 3, header: 4 } as const

// `literal` is what Excel does with an apostrophe before the text: a cell that is edited stays text too.
const styles = `${HEAD}<styleSheet xmlns="${main}"><numFmts count="2"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" applyFont="1"/></cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`

const types = `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${content}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${content}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${content}.styles+xml"/></Types>`

const packageRelations = `${HEAD}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`

const bookRelations = `${HEAD}<Relationships xmlns="${relationships}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`

/** The parts that are the same in every file, by their paths. */
export const fixedParts = {
  '[Content_Types].xml': types,
  '_rels/.rels': packageRelations,
  'xl/_rels/workbook.xml.rels': bookRelations,
  'xl/styles.xml': styles,
} as const

/** `filtered`: the cells of the filter, as `A1:L201`; a name of its own is how Excel finds it. */
export function workbookXml(sheet: string, filtered: string): string {
  const absolute = filtered.replace(/[A-Z]+/g, '$$$&$$')
  const quoted = `'${sheet.replaceAll("'", "''")}'`
  return `${HEAD}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${xmlText(sheet)}" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="0" hidden="1">${xmlText(quoted)}!${absolute}</definedName></definedNames></workbook>`
}

/** Everything before the rows: the first one stays in sight. */
export const sheetHead = (widths: readonly number[]) =>
  `${HEAD}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths
    .map((width, i) => `<col min="${i + 1}" max="${i + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData>`

export const sheetEnd = (filtered: string) => `</sheetData><autoFilter ref="${filtered}"/></worksheet>`

// What XML 1.0 cannot hold, half characters among it.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const UNSPEAKABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
const NEEDS_CARE = /[^\u0020-\ud7ff\ue000-\ufffd]|[<>&"]|_x/

/** Text inside XML; `_x000D_` is how these files write a character, so that text which looks like it is written out. */
export function xmlText(text: string): string {
  if (!NEEDS_CARE.test(text)) return text
  return text
    .toWellFormed()
    .replace(UNSPEAKABLE, '')
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '_x000D_')
}
