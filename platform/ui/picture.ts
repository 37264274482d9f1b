/** What a picture is drawn with: the canvas of a browser, in the display face. */
export type Pen = CanvasRenderingContext2D

const FACE = 'Bricolage, system-ui, sans-serif'

/** A canvas of as many pixels, once the display face is there to draw with. Throws where a browser draws none. */
export async function penOf(canvas: HTMLCanvasElement, width: number, height: number): Promise<Pen> {
  await document.fonts.load(`700 64px ${FACE}`)
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('the browser draws no canvas')
  return pen
}

/** The bytes of a PNG file. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((done, failed) =>
    canvas.toBlob(
      (blob) => (blob ? done(blob) : failed(new Error('no picture came of the canvas'))),
      'image/png',
    ),
  )

interface Writing {
  /** Pixels from the left, or from the left to the end of the words where they are aligned right. */
  left: number
  /** Pixels from the top to the line that the words stand on. */
  top: number
  size: number
  color: string
  align?: 'left' | 'right' | 'center'
}

export function write(pen: Pen, text: string, { left, top, size, color, align = 'left' }: Writing): void {
  pen.font = fontOf(size)
  pen.fillStyle = color
  pen.textAlign = align
  pen.fillText(text, left, top)
}

export function disc(pen: Pen, x: number, y: number, radius: number, color: string): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.arc(x, y, radius, 0, 2 * Math.PI)
  pen.fill()
}

/** The largest size, down to half of it, at which the words are at most that wide. */
export function fitting(pen: Pen, text: string, largest: number, width: number): number {
  pen.font = fontOf(largest)
  const share = width / pen.measureText(text).width
  return Math.max(largest / 2, Math.min(largest, Math.floor(largest * share)))
}

const fontOf = (size: number) => `700 ${size}px ${FACE}`
