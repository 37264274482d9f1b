import { escapeHtml, GREEN, HAIRLINE, htmlPage, INK, MUTED, moduleLabel, PAPER } from './html.ts'
import type { Language, Slide } from './modules.ts'

interface SlidePlace {
  language: Language
  moduleNumber: number
  videoTitle: string
  /** In the colours of the stage. */
  isCover?: boolean
}

const COLOURS = `--paper: ${PAPER}; --ink: ${INK}; --green: ${GREEN}; --muted: ${MUTED}; --hairline: ${HAIRLINE}; --numeral: #f3efe6`
/** As the tokens of the stage (platform/ui/tokens.css): neither the brightest thing of a dark page nor foreign on a light one. */
const COVER =
  '--paper: #0b3d28; --ink: #f3fbf6; --green: #5ff0a6; --muted: #bcdccb; --hairline: #2f6a50; --numeral: #114a32'

const CSS = `
  * { box-sizing: border-box; margin: 0; padding: 0 }
  body { width: 1280px; height: 720px; overflow: hidden; position: relative; background: var(--paper); color: var(--ink);
    font-family: 'Open Sans'; --scale: 1 }
  header { position: absolute; left: 96px; right: 96px; top: 54px; display: flex; align-items: center; font-size: 28px }
  .light { width: 18px; height: 18px; border-radius: 50%; background: var(--green); margin-right: 14px }
  .wordmark { font-weight: 700; font-size: 34px; letter-spacing: -0.02em }
  .module { margin-left: 28px; padding-left: 28px; border-left: 2px solid var(--hairline); font-weight: 700; color: var(--green) }
  .title { margin-left: auto; padding-left: 40px; color: var(--muted); white-space: nowrap; overflow: hidden; text-overflow: ellipsis }
  .numeral { position: absolute; right: 78px; bottom: 34px; font-weight: 700; font-size: 460px; line-height: 1;
    letter-spacing: -0.04em; color: var(--numeral) }
  main { position: absolute; left: 96px; right: 96px; top: 148px; bottom: 84px; display: flex; flex-direction: column; gap: calc(46px * var(--scale)) }
  h1 { font-size: calc(86px * var(--scale)); line-height: 1.12; letter-spacing: -0.025em; text-wrap: balance }
  ul { list-style: none; display: grid; gap: calc(22px * var(--scale)) }
  li { position: relative; max-width: 980px; padding-left: 60px; font-size: calc(52px * var(--scale)); line-height: 1.28; text-wrap: balance }
  li::before { content: ''; position: absolute; left: 0; top: calc(0.64em - 4px); width: 32px; height: 8px;
    border-radius: 4px; background: var(--green) }`

export function slidePage(slide: Slide, place: SlidePlace, fonts: string): string {
  const points = slide.points.map((point) => `<li>${escapeHtml(point)}</li>`).join('')
  const colours = `body { ${place.isCover ? COVER : COLOURS} }`
  const body = `
    <div class="numeral">${place.moduleNumber}</div>
    <header>
      <span class="light"></span><span class="wordmark">Rajt</span>
      <span class="module">${moduleLabel(place.moduleNumber, place.language)}</span>
      <span class="title">${escapeHtml(place.videoTitle)}</span>
    </header>
    <main><h1>${escapeHtml(slide.heading)}</h1><ul>${points}</ul></main>`
  return htmlPage({ language: place.language, title: slide.heading, css: fonts + colours + CSS, body })
}
