/** A short word with a hyphen, "e-mail" or "one-pager"; not a choice of the message format, which braces follow. */
const SHORT = /(?<![\p{L}\d-])(\p{L}{1,3}-)(?=\p{L})(?!\p{L}+ ?\{)/gu
const SENTENCE = /\s.*[.!?]$/s
const WORD_JOINER = '\u2060'

/**
 * No line of a sentence ends within such a word. Names and labels keep their letters as they are, since they are searched
 * for, copied and read out.
 */
export const unbroken = (text: string): string =>
  SENTENCE.test(text) ? text.replaceAll(SHORT, `$1${WORD_JOINER}`) : text
