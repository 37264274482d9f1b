import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { readFrameMessage } from './frame-message.ts'

/** Pixels. */
const HEIGHT = { least: 160, most: 3_000 }

/** Answers the height that the frame has asked for; null before it has. */
export function useFrameMessages(
  frame: RefObject<HTMLIFrameElement | null>,
  onFinish: () => void,
): number | null {
  const [height, setHeight] = useState<number | null>(null)
  const hear = useEffectEvent(({ source, data }: MessageEvent) => {
    const own = frame.current?.contentWindow
    // Whoever else talks to this page, a frame inside of this one too, is not heard; an origin tells nothing: it has none.
    if (!own || source !== own) return
    const message = readFrameMessage(data)
    const answer = (action: string) => own.postMessage({ context: 'h5p', action }, '*')
    if (message?.kind === 'finished') onFinish()
    if (message?.kind === 'hello') answer('hello')
    if (message?.kind === 'prepare') answer('resizePrepared')
    if (message?.kind === 'height')
      setHeight(Math.min(HEIGHT.most, Math.max(HEIGHT.least, Math.ceil(message.height))))
  })
  useEffect(() => {
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])
  return height
}
