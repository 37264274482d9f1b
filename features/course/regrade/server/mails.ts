import { greetings } from '#people/identity/server/greetings.ts'
import type { Role } from '#platform/contract/parts.ts'
import type { Template } from '#platform/server/mail.ts'
import type { Regraded } from './results.ts'

interface Told {
  firstname: string
  role: Role
  /** The title of the module. */
  module: string
  attempts: readonly Pick<Regraded, 'number' | 'before' | 'after'>[]
  reason: string
  hasReported: boolean
  url: string
}

type Attempt = Told['attempts'][number]

const hu = ({ number, before, after }: Attempt) =>
  `${number}. próbálkozás: ${before.points} pont helyett ${after.points} pont a 100-ból, ${after.passed ? 'sikeres' : 'nem sikeres'}`
const en = ({ number, before, after }: Attempt) =>
  `Attempt ${number}: ${after.points} instead of ${before.points} points of 100, ${after.passed ? 'passed' : 'not passed'}`

export const regradedMail: Template<Told> = {
  hu: ({ firstname, role, module, attempts, reason, hasReported, url }) => ({
    subject: 'Módosult egy vizsgád eredménye',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Utólag döntöttünk egy vizsgakérdésről („${module}”), ezért újraszámoltuk az eredményedet.`,
      attempts.map(hu).join('\n'),
      reason,
      ...(hasReported ? ['Te is jelezted nekünk ezt a kérdést. Köszönjük!'] : []),
      'A vizsga oldalán a régi és az új eredményedet is megtalálod.',
    ],
    button: { label: 'A vizsga megnyitása', url },
  }),
  en: ({ firstname, role, module, attempts, reason, hasReported, url }) => ({
    subject: 'One of your exam results has changed',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `We have made a decision about one question of the “${module}” exam, so we counted your result again.`,
      attempts.map(en).join('\n'),
      reason,
      ...(hasReported ? ['You reported this question to us. Thank you!'] : []),
      'The page of the exam shows your old result and the new one.',
    ],
    button: { label: 'Open the exam', url },
  }),
}
