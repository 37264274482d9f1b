import { nameChange } from '#people/name-change/calls.ts'
import { gabor } from './cast.ts'
import type { Person } from './people.ts'
import type { TestRajt } from './rajt.ts'

/** What tests do with names again and again. */
export const renamingOf = ({ as }: TestRajt) => ({
  /** A student asks for another name, and the office accepts. */
  async rename(who: Person, to: { surname: string; firstname: string }): Promise<void> {
    const { _id: id } = await as(who).does(nameChange.ask, { body: { ...to, reason: 'Férjhez mentem.' } })
    await as(gabor).does(nameChange.accept, { params: { id } })
  },
})
