import type { RulingKind } from '#course/exam/ruling.ts'
import type { Language } from '#platform/contract/parts.ts'

/** What students read of a ruling unless whoever makes it writes something better. */
export const usualReasons: Record<RulingKind, Record<Language, string>> = {
  'full-points': {
    hu: 'Ez a kérdés hibás volt, ezért mindenki teljes pontot kap rá, aki megkapta.',
    en: 'This question was faulty, so everyone who had it gets full points.',
  },
  'also-accept': {
    hu: 'Ennél a kérdésnél egy másik válasz is helyes, ezért azt is elfogadjuk.',
    en: 'Another answer to this question is correct too, so we accept it.',
  },
  'right-answer': {
    hu: 'Ennél a kérdésnél nem az a válasz helyes, amelyet annak jelöltünk.',
    en: 'The answer to this question that we had marked as correct was not the correct one.',
  },
  'leave-out': {
    hu: 'Ez a kérdés hibás volt, ezért nem számít bele a vizsga eredményébe.',
    en: 'This question was faulty, so it doesn’t count in the result of the exam.',
  },
  'as-asked': {
    hu: 'Visszavontuk, amit erről a kérdésről korábban döntöttünk: újra úgy számít, ahogy feltettük.',
    en: 'We have taken back our earlier decision about this question. It counts again as it was asked.',
  },
}
