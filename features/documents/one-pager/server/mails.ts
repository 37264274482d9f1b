import { greetings } from '#people/identity/server/greetings.ts'
import type { Role } from '#platform/contract/parts.ts'
import { writtenMoment } from '#platform/server/budapest.ts'
import type { Template } from '#platform/server/mail.ts'
import { type HandedIn, receipt } from '#platform/server/receipt.ts'

type Named = { firstname: string; role: Role; url: string }

export const onePagerHandedInMail: Template<Named & HandedIn> = {
  hu: ({ firstname, role, url, ...file }) => ({
    subject: 'Megkaptuk a one-pageredet',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      'Beadtad a one-pageredet. A beadás végleges: a fájl már nem cserélhető ki.',
      receipt(file, 'hu'),
      'Az ujjlenyomattal később is igazolhatod, melyik fájlt adtad be. Őrizd meg ezt a levelet!',
    ],
    button: { label: 'A one-pager megnyitása', url: `${url}/app/one-pager` },
  }),
  en: ({ firstname, role, url, ...file }) => ({
    subject: 'We have received your one-pager',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      'You have handed in your one-pager. This is final: you can no longer replace the file.',
      receipt(file, 'en'),
      'The fingerprint lets you prove later which file you handed in, so keep this email.',
    ],
    button: { label: 'Open the one-pager', url: `${url}/app/one-pager` },
  }),
}

/** To who had completed everything and handed in nothing: what it means, and what stays theirs. */
export const onePagerMissedMail: Template<Named & { deadline: Date }> = {
  hu: ({ firstname, role, url, deadline }) => ({
    subject: 'Lejárt a one-pager beadási határideje',
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Minden modult teljesítettél, de nem adtál be one-pagert. A határidő lejárt: ${writtenMoment(deadline, 'hu')}. Utólag már nem tölthető fel.`,
      'Ami a tiéd, az megmarad: a teljesített moduljaid, a pontjaid, a megajánlott jegyed és a tanúsítványod.',
      'Ha valami akadályozott a beadásban, írj a programirodának!',
    ],
    button: { label: 'Kezdőlap', url: `${url}/app` },
  }),
  en: ({ firstname, role, url, deadline }) => ({
    subject: 'The one-pager deadline has passed',
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `You completed every module but didn’t hand in a one-pager. The deadline was ${writtenMoment(deadline, 'en')}, so you can no longer upload it.`,
      'You keep what you have earned: your completed modules, your points, your proposed grade and your certificate.',
      'If something stopped you from handing it in, write to the programme office.',
    ],
    button: { label: 'Dashboard', url: `${url}/app` },
  }),
}
