import type { TextLoader } from '../plumbing/texts.tsx'
import type guest from './guest.text.hu.ts'
import type inside from './inside.text.hu.ts'

/** Every text of the product by feature; Hungarian decides which keys there are, English has them all by type. */
export type Texts = typeof guest & typeof inside

export const guestTexts: TextLoader<typeof guest> = {
  hu: () => import('./guest.text.hu.ts'),
  en: () => import('./guest.text.en.ts'),
}
export const insideTexts: TextLoader<typeof inside> = {
  hu: () => import('./inside.text.hu.ts'),
  en: () => import('./inside.text.en.ts'),
}
