const ACCENTS = /\p{Diacritic}/gu

/** Without accents and capitals, as the server folds what it looks into (decision L1). */
export const fold = (text: string): string => text.normalize('NFD').replace(ACCENTS, '').toLowerCase()
