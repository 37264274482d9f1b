/** Of a lesson's text, by language. */
export type Html = Record<'hu' | 'en', string>
/** What comes in of each kind. */
export type Added = Record<'module' | 'lesson' | 'question' | 'medium' | 'term', number>
