const BETWEEN = /[\s,;]+/
const NEPTUN = /^[A-Z0-9]{6}$/

interface Listed {
  codes: string[]
  /** What stands between the codes and is none. */
  others: string[]
}

/** Neptun codes as people paste them: one a line, or with commas and semicolons between; each once. */
export function listedIn(typed: string): Listed {
  const words = new Set(typed.toUpperCase().split(BETWEEN).filter(Boolean))
  const isCode = (word: string) => NEPTUN.test(word)
  return { codes: [...words].filter(isCode), others: [...words].filter((word) => !isCode(word)) }
}
