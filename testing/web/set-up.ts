import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { textOf } from '#app/web/build/texts.ts'
import { closeToast } from '#platform/ui/toast.tsx'
import { queryClient } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { bringTexts, textsReady } from '#platform/web/texts.tsx'
import { resetNetwork } from './network.ts'

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 5000 })

// Not drawn, so nothing has a size.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined
// None is loaded; what grows with its text listens for them.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true })

/** Every text there is: here no build brings along what a part shows. */
const texts = import.meta.glob<{ default: unknown }>(
  '../../{features/*/*/web,app/web,app/web/*,platform/ui}/{text,*.text}.{hu,en}.ts',
)
const loaderOf = (path: string) => texts[path] ?? (() => Promise.reject(new Error(`no ${path}`)))

beforeAll(async () => {
  for (const path of Object.keys(texts).filter((one) => one.endsWith('.hu.ts'))) {
    bringTexts(textOf(path)?.namespace ?? '', {
      hu: loaderOf(path),
      en: loaderOf(path.replace('.hu.ts', '.en.ts')),
    })
  }
  await textsReady()
})
// One load of the components serves all files: nobody stays signed in, and nothing that stood in for something stays.
beforeEach(() => {
  session.set({ token: null, user: null, context: null, left: null })
  localStorage.clear()
  sessionStorage.clear()
  queryClient.clear()
  resetNetwork()
})
afterEach(() => {
  cleanup()
  closeToast()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
