/** Answers where it was written. Without a word, with the parts for development where they are installed. */
export function writeSbom(withDevelopment?: boolean): string
