import * as z from 'zod/mini'

/** A form's `again` is what was typed into the field of the new password. */
export const repeats = <F extends string>(field: F) =>
  z.refine<Record<F | 'again', string>>((typed) => typed[field] === typed.again, {
    path: ['again'],
    params: { rule: 'match' },
  })
