export const INK = '#1d2420'
export const PAPER = '#faf8f4'
export const GREEN = '#0f7a4d'
export const MUTED = '#5f6963'
export const HAIRLINE = '#dcd8cf'

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

export const moduleLabel = (number: number, language: string): string =>
  language === 'hu' ? `${number}. modul` : `Module ${number}`

export interface Page {
  language: string
  title: string
  css: string
  body: string
}

export const htmlPage = ({ language, title, css, body }: Page): string => `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${css}</style></head>
<body>${body}</body>
</html>`
