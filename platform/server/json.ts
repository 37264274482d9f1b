/** Halves of characters and NUL as JSON writes them, or a backslash that only looks like it. */
const SUSPECT = /\\u(?:d[89a-f]|0000)/

/**
 * JSON for PostgreSQL, which takes no NUL and no half of a character in it: one would undo the whole act. Nothing that
 * people send has them any more; what was kept before, or comes from elsewhere, may.
 */
export function jsonOf(value: unknown): string {
  const json = JSON.stringify(value)
  if (!SUSPECT.test(json)) return json
  return JSON.stringify(value, (_, one) => (typeof one === 'string' ? storable(one) : one))
}

const storable = (text: string) => text.toWellFormed().replaceAll('\u0000', '')
