/** What stands between two signs that were found in a text. */
export const between = (text: string, from: number, to: number = text.length): string => text.slice(from, to)

/** What stands before a sign and behind it; all of it before one that is not there. */
export function halves(text: string, sign: string): [string, string] {
  const at = text.indexOf(sign)
  return at < 0 ? [text, ''] : [between(text, 0, at), between(text, at + sign.length)]
}
