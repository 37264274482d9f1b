import { GREEN, HAIRLINE, htmlPage, INK, MUTED, moduleLabel } from './html.ts'
import type { Language } from './modules.ts'
import { toHtml } from './worksheet-html.ts'
import type { Worksheet } from './worksheet-source.ts'

// Paper stays white: a tinted page would only cost the students ink.
const CSS = `
  @page { size: A4; margin: 0 }
  * { box-sizing: border-box; margin: 0; padding: 0 }
  html { --text: 10pt; --row: 7mm; --gap: 1 }
  body { width: 210mm; background: #fff; color: ${INK}; font: var(--text)/1.35 'Open Sans'; print-color-adjust: exact }
  .sheet { width: 210mm; height: 297mm; padding: 11mm 15mm 10mm; display: flex; flex-direction: column }
  .brand { display: flex; align-items: center; gap: 2mm; padding-bottom: 3mm; margin-bottom: calc(4mm * var(--gap));
    border-bottom: 0.3mm solid ${HAIRLINE} }
  .light { width: 3mm; height: 3mm; border-radius: 50%; background: ${GREEN} }
  .wordmark { font-weight: 700; font-size: 13pt; letter-spacing: -0.02em }
  .module { margin-left: auto; font-weight: 700; color: ${GREEN}; font-size: 10pt }
  .content { flex: 1; min-height: 0 }
  h1 { font-size: 19pt; line-height: 1.2; letter-spacing: -0.02em; margin-bottom: calc(1.5mm * var(--gap)) }
  h2 { font-size: 11.5pt; line-height: 1.25; color: ${GREEN}; margin: calc(4mm * var(--gap)) 0 calc(1.2mm * var(--gap)) }
  p { margin: calc(1mm * var(--gap)) 0 }
  .row { display: flex; align-items: center; min-height: var(--row); line-height: var(--row); margin: 0 }
  .row > * { white-space: pre; flex: none }
  .row > .blank { flex: var(--length) 1 0; min-width: 4mm; margin: 0 1mm }
  .rows { line-height: var(--row); margin: 0 }
  .blank { display: inline-block; min-width: 6mm; width: calc(1.45mm * var(--length)); max-width: 100%; height: 1em;
    vertical-align: baseline; border-bottom: 0.25mm solid #8b938e; margin: 0 0.6mm }
  .box { display: inline-block; width: 3.2mm; height: 3.2mm; border: 0.3mm solid ${INK}; border-radius: 0.6mm;
    vertical-align: -0.35mm; margin: 0 1mm 0 1.5mm }
  .row > .words:first-child > .box:first-child, p > .words:first-child > .box:first-child { margin-left: 0 }
  table { width: 100%; border-collapse: collapse; table-layout: fixed; margin: calc(1.5mm * var(--gap)) 0; overflow-wrap: break-word }
  th, td { border: 0.25mm solid #b9bfb8; padding: 0.7mm 2mm; text-align: left; vertical-align: middle }
  th { background: #f1f5f0; font-size: 0.92em; line-height: 1.25; color: ${INK} }
  td { height: var(--row); line-height: 1.25 }
  td .blank { width: calc(1.6mm * var(--length)) ; height: 0.9em }
  ol { padding-left: 6mm }
  ol > li::marker { color: ${GREEN}; font-weight: 700 }
  ol > li { line-height: var(--row) }
  ul { list-style: none; margin: calc(1mm * var(--gap)) 0 }
  ul > li { position: relative; padding-left: 6mm }
  ul > li::before { content: ''; position: absolute; left: 0; top: 0.25em; width: 3.2mm; height: 3.2mm;
    border: 0.3mm solid ${INK}; border-radius: 0.6mm }
  ul > li > p.row { min-height: 0; line-height: 1.6 }
  strong { font-weight: 700 }
  em { color: ${MUTED} }`

export function worksheetPage(
  sheet: Worksheet,
  moduleNumber: number,
  language: Language,
  fonts: string,
): string {
  const body = `
    <div class="sheet">
      <header class="brand">
        <span class="light"></span><span class="wordmark">Rajt</span>
        <span class="module">${moduleLabel(moduleNumber, language)}</span>
      </header>
      <main class="content">${toHtml(sheet.tree)}</main>
    </div>`
  return htmlPage({ language, title: sheet.title, css: fonts + CSS, body })
}
