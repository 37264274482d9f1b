/**
 * Signs that mean something in GIFT stand for themselves behind a backslash. While a question is taken apart they are
 * signs that no text can have: Unicode has given these to programs for good.
 */
const SIGNS = '\\~=#{}:'
const FIRST = 0xfdd0
const BREAK = String.fromCharCode(FIRST + SIGNS.length)
const STANDING = /[\ufdd0-\ufdd7]/g

/** With what is escaped out of the way. */
export const escapedIn = (text: string): string =>
  text
    .replace(STANDING, '')
    .replace(/\\([\\~=#{}:n])/g, (_, sign: string) =>
      sign === 'n' ? BREAK : String.fromCharCode(FIRST + SIGNS.indexOf(sign)),
    )

/** As it is meant. */
export const unescaped = (text: string): string =>
  text.replace(STANDING, (sign) => (sign === BREAK ? '\n' : (SIGNS[sign.charCodeAt(0) - FIRST] ?? '')))

/** As it is written. */
export const escaped = (text: string): string => text.replace(/[\\~=#{}:]/g, '\\$&').replaceAll('\n', '\\n')

/** A tag ends at its bracket, which nothing escapes: brackets in it are written as addresses write them. */
export const tagWritten = (tag: string): string =>
  tag.replace(/[%[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
export const tagRead = (tag: string): string =>
  tag.replace(/%(25|5B|5D)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
