import type { RefObject } from 'react'

/** Fills the screen with a part of the page; a second time it takes it back. */
export function fillScreen(part: RefObject<HTMLElement | null>): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else void part.current?.requestFullscreen?.()
}
