import { type PDFDocumentProxy, TextLayer } from 'pdfjs-dist'
import { type RefObject, useEffect, useRef, useState } from 'react'
import classes from './pdf-view.module.css'

/** Sharper than this no eye sees, and a phone's memory is small. */
const MOST_PIXEL_RATIO = 2

interface Props {
  pdf: PDFDocumentProxy
  number: number
  label: string
}

/** One page as wide as its place: drawn on a canvas, with its text over it to mark, search and hear. */
export function PdfPage({ pdf, number, label }: Props) {
  const place = useRef<HTMLElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const width = useWidth(place)
  useEffect(() => {
    if (width === 0) return
    const drawing = { isLeft: false }
    void draw(pdf, number, width, { canvas: canvas.current, text: text.current }, drawing)
    return () => {
      drawing.isLeft = true
    }
  }, [pdf, number, width])
  return (
    <section ref={place} className={classes.page} aria-label={label}>
      <canvas ref={canvas} />
      <div ref={text} className={classes.text} />
    </section>
  )
}

function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const element = place.current
    if (!element) return
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [place])
  return width
}

interface Layers {
  canvas: HTMLCanvasElement | null
  text: HTMLDivElement | null
}

async function draw(
  pdf: PDFDocumentProxy,
  number: number,
  width: number,
  { canvas, text }: Layers,
  drawing: { isLeft: boolean },
): Promise<void> {
  const page = await pdf.getPage(number)
  if (drawing.isLeft || !canvas || !text) return
  const scale = width / page.getViewport({ scale: 1 }).width
  const viewport = page.getViewport({ scale })
  const ratio = Math.min(window.devicePixelRatio, MOST_PIXEL_RATIO)
  // A canvas is drawn by one at a time: the next width has one of its own until it is whole.
  const drawn = document.createElement('canvas')
  drawn.width = Math.floor(viewport.width * ratio)
  drawn.height = Math.floor(viewport.height * ratio)
  await page.render({ canvas: drawn, viewport, transform: [ratio, 0, 0, ratio, 0, 0] }).promise
  if (drawing.isLeft) return
  canvas.width = drawn.width
  canvas.height = drawn.height
  canvas.getContext('2d')?.drawImage(drawn, 0, 0)
  text.replaceChildren()
  text.style.setProperty('--total-scale-factor', String(scale))
  text.lang = await languageOf(pdf)
  await new TextLayer({ textContentSource: page.streamTextContent(), container: text, viewport }).render()
}

/** As the document says; Hungarian where it does not. */
async function languageOf(pdf: PDFDocumentProxy): Promise<string> {
  const { info } = await pdf.getMetadata()
  return 'Language' in info && typeof info.Language === 'string' ? info.Language : 'hu'
}
