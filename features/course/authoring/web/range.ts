/** Two numbers as people read them, or one where they are the same. */
export const rangeOf = ({ least, most }: { least: number; most: number }) =>
  least === most ? String(most) : `${least}–${most}`
