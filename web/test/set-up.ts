import { cleanup, configure } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { guestTexts, insideTexts } from '../src/areas/texts.ts'
import { queryClient } from '../src/plumbing/query.ts'
import { needTexts } from '../src/plumbing/texts.tsx'
import { closeToast } from '../src/ui/toast.tsx'
import { resetNetwork } from './network.ts'

// Long enough for a busy machine.
configure({ asyncUtilTimeout: 5000 })

// Not drawn, so nothing has a size.
window.scrollTo = () => undefined
Element.prototype.scrollIntoView = () => undefined

beforeAll(async () => {
  await Promise.all([needTexts(guestTexts), needTexts(insideTexts)])
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
