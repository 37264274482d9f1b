const ordinalsHu = '(?:első|második|harmadik|negyedik|ötödik|hatodik|utolsó|középső|fenti|alábbi)'
const ordinalsEn = '(?:first|second|third|fourth|fifth|sixth|last|middle|above|following)'
const optionHu = '(?:lehetőség|opció|válasz|állítás|mondat|alcím|példa|leírás|kettő|három|négy)'
const optionEn =
  '(?:option|answer|choice|statement|sentence|heading|example|description|one|two|three|four)s?'

const patterns = [
  `${ordinalsHu} ${optionHu}`,
  // The ordinal stands alone for an option: "az első a SOM", "az utolsó pedig", "az elsőnél".
  `(?<!\\p{L})az? ${ordinalsHu}(?:t|nél|nál|ben|ban|re|ra|nek)?(?:[,;:.]| (?:az?|pedig|is|csak|üres|már|még|meg)(?!\\p{L}))`,
  `a többi(?:ek)? sorban:`,
  `(?<!\\p{L})az? [A-H] ${optionHu}`,
  `the ${ordinalsEn} ${optionEn}(?!\\p{L})`,
  `the ${ordinalsEn}(?:[,;:.]| (?:is|are|was|lists?|names?|says?|attacks?|hushes)(?!\\p{L}))`,
  `(?:are|is), in order,`,
  `(?<!\\p{L})(?:option|answer|choice) [A-H](?!\\p{L})`,
  `${optionEn} (?:above|below)(?!\\p{L})`,
].map((source) => new RegExp(source, 'iu'))

/** Whether a text speaks of an option by its place, which means nothing once the options are shuffled. */
export const namesAPosition = (text: string): boolean => patterns.some((pattern) => pattern.test(text))
