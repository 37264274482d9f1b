import { act } from '@testing-library/react'
import { vi } from 'vitest'

const watchers = new Set<(changed: []) => void>()
let width = 1280

class Watcher {
  readonly #look: (changed: []) => void
  constructor(look: (changed: []) => void) {
    this.#look = look
  }
  observe() {
    watchers.add(this.#look)
  }
  unobserve() {}
  disconnect() {
    watchers.delete(this.#look)
  }
}

/** Sets the width of every element: nothing is laid out here. */
export function giveRoom(pixels: number): void {
  width = pixels
  act(() => {
    for (const look of watchers) look([])
  })
}

export function measureByHand(): void {
  vi.stubGlobal('ResizeObserver', Watcher)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockImplementation(() => width)
}
