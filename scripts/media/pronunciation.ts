import type { Language } from './modules.ts'

// espeak-ng reads foreign words by the rules of the speaking language. Hungarian stems take
// endings and are respelled; English names stand alone and are written in the phonemes of espeak.
const HUNGARIAN = {
  startup: 'sztártap',
  pitch: 'piccs',
  pizza: 'picca',
  'one-pager': 'vanpédzser',
  concierge: 'konszierzs',
  landing: 'lending',
  'know-how': 'nóhau',
  CAC: 'cé-á-cé',
  CEO: 'szí-í-ó',
}

const ENGLISH = {
  Ákos: "[['A:k0S]]",
  Bence: "[[b'EntsE]]",
  CAC: "[[s'i:eIs'i:]]",
  Cipőmentő: "[[ts'Ip3:mEnt3:]]",
  Dani: "[[d'A:ni]]",
  Debrecen: "[[d'EbrEtsEn]]",
  Dóri: "[[d'oUri]]",
  Fazékkör: "[[f'azeIk3:]]",
  Forgódob: "[[f'O:goUd0b]]",
  Győr: "[[dj'3:]]",
  Kölcsönpolc: "[[k'3:ltS3:np0lts]]",
  Kupakör: "[[k'Upak3:]]",
  Máté: "[[m'A:teI]]",
  Miskolc: "[[m'Isk0lts]]",
  Műszerpult: "[[m'u:sEpUlt]]",
  Pécs: "[[p'eItS]]",
  Szeged: "[[s'EgEd]]",
  Veszprém: "[[v'EspreIm]]",
  Zsombor: "[[Z'0mbO:]]",
}

const RESPELLINGS: Record<Language, Record<string, string>> = { hu: HUNGARIAN, en: ENGLISH }

export function asSpoken(text: string, language: Language): string {
  const respellings = Object.entries(RESPELLINGS[language])
  const end = language === 'hu' ? '' : '(?!\\p{L})'
  return respellings.reduce((spoken, [stem, sound]) => {
    const pattern = new RegExp(`(?<![\\p{L}-])${stem}${end}`, 'giu')
    return spoken.replace(pattern, sound)
  }, text)
}
