const alphabets = {
  hu: 'A B C Cs D E F G Gy H I J K L Ly M N Ny O Ö P Q R S Sz T Ty U Ü V W X Y Z Zs',
  en: 'A B C D E F G H I J K L M N O P Q R S T U V W X Y Z',
}

/** What stands before every letter. */
const OTHER = '#'

interface Initial {
  letter: string
  /** The first of its terms. */
  key: string
}

/** The letters that begin a term, each with its first; long vowels and accents stand under the plain letter. */
export function initialsOf(
  terms: readonly { key: string; word: string }[],
  language: keyof typeof alphabets,
): Initial[] {
  const letters = alphabets[language].split(' ')
  const { compare } = new Intl.Collator(language, { sensitivity: 'base' })
  const initials = new Map<string, string>()
  for (const { key, word } of terms) {
    const letter = letters.findLast((one) => compare(one, word) <= 0) ?? OTHER
    if (!initials.has(letter)) initials.set(letter, key)
  }
  return [...initials].map(([letter, key]) => ({ letter, key }))
}
