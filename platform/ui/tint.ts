/** Apart enough to be told from each other; none is the amber that means "now". */
const HUES = [25, 110, 150, 190, 230, 270, 310, 350]

/** The hue, in degrees, that a person without a picture has everywhere: made from their name. */
export function tintOf({ surname, firstname }: { surname: string; firstname: string }): number {
  let sum = 0
  for (const letter of `${surname} ${firstname}`) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
  return HUES[sum % HUES.length] ?? 0
}
