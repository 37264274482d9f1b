/** Words that open most of the guessed passwords; digits and signs around them do not help. */
const words = new Set(
  `password passwort jelszo jelszó titok qwertz qwerty qwertzu qwertzui qwertyui qwertyuiop asdf asdfgh asdfghjk
  yxcvbn zxcvbn admin administrator root user guest welcome login letmein iloveyou szeretlek kiscica cica kutya
  macska maci nyuszi mazsola budapest magyarorszag magyarország hungary debrecen szeged miskolc ferencvaros
  fradi ujpest honved monkey dragon master shadow sunshine princess football baseball superman batman michael
  jordan hunter pokemon starwars whatever computer internet samsung summer winter spring autumn tavasz nyar
  nyár osz ősz tel tél hello secret test teszt demo startup egyetem hallgato hallgató neptun diak diák student
  abcd abcde abcdef abcdefg abcdefgh aaaa pass passw passwd pword changeme default flower freedom ashley
  charlie daniel jessica michelle nicole andrea zsuzsa katalin laszlo istvan gabor attila zoltan peter tamas
  anna nora eszter viktoria`.split(/\s+/),
)

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
}

/** Whether a password is one of the common ones: a known word with digits or signs, a run, or one repeated piece. */
export function isCommon(password: string): boolean {
  const lower = password.normalize('NFC').toLowerCase()
  const [plain = ''] = lower.match(/\p{L}(?:.*\p{L})?/su) ?? []
  if (plain === '') return isPlainNumber(lower)
  return [plain, unleeted(plain), unleeted(lower)].some((word) => words.has(word)) || isRepeated(lower)
}

const unleeted = (value: string) =>
  value.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign).replace(/[^\p{L}]/gu, '')

/** Digits and signs alone are guessed quickly unless they are long and irregular. */
function isPlainNumber(value: string): boolean {
  return value.length < 12 || isRepeated(value) || '01234567890123456789'.includes(value)
}

const isRepeated = (value: string) => /^(.{1,4})\1+$/.test(value)
