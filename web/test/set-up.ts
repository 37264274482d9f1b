import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { queryClient } from '../src/plumbing/query.ts'
import { bringTexts, textsReady } from '../src/plumbing/texts.tsx'
import { closeToast } from '../src/ui/toast.tsx'
import { resetNetwork } from './network.ts'

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 5000 })

// Not drawn, so nothing has a size.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

/** Every text there is: here no build brings along what a part shows. */
const texts = import.meta.glob<{ default: unknown }>('../src/*/{text,staff.text}.{hu,en}.ts')
const loaderOf = (path: string) => texts[path] ?? (() => Promise.reject(new Error(`no ${path}`)))

beforeAll(async () => {
  for (const path of Object.keys(texts).filter((one) => one.endsWith('.hu.ts'))) {
    const [file = '', folder = ''] = path.split('/').reverse()
    const namespace = file.startsWith('staff.') ? `${folder}-staff` : folder
    bringTexts(namespace, { hu: loaderOf(path), en: loaderOf(path.replace('.hu.ts', '.en.ts')) })
  }
  await textsReady()
})
beforeEach(() => {
  sessionStorage.clear()
  queryClient.clear()
  resetNetwork()
})
afterEach(() => {
  cleanup()
  closeToast()
  vi.useRealTimers()
})
