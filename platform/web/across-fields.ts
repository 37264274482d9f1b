import * as z from 'zod/mini'

/**
 * A form's check of fields that belong together: made as soon as these are right, while others still are not. Without
 * it, zod looks across fields only once every single one is right, and one error comes after the other.
 */
export const acrossFields = <T>(fields: z.ZodMiniType<unknown>, check: z.core.CheckFn<T>) =>
  z.check<T>(check, { when: ({ value }) => fields.safeParse(value).success })
