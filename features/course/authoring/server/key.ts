import { firstOf } from '#platform/contract/signs.ts'
import type { Draft } from '../content-parts.ts'
import { titleOf } from './present.ts'

/** The name of its file: words of its English title, and a part of its id, so that no two are the same. */
export function keyOf(written: Draft, id: string): string {
  const plain = titleOf(written, 'en').normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const words = plain.match(/[a-z0-9]+/g) ?? [written.kind]
  const [unlike = ''] = id.split('-')
  return `${firstOf(words.join('-'), 50)}-${unlike}`
}
