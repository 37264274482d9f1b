import { greetings } from '#people/identity/server/greetings.ts'
import type { Role } from '#platform/contract/parts.ts'
import type { Template } from '#platform/server/mail.ts'
import { type HandedIn, receipt } from '#platform/server/receipt.ts'

type Told = { firstname: string; role: Role; url: string; project: string }

/** To the owner, who uploads for the team. */
export const reportHandedInMail: Template<Told & HandedIn> = {
  hu: ({ firstname, role, url, project, ...file }) => ({
    subject: `Megkaptuk az előrehaladási jelentést: ${project}`,
    greeting: greetings.hu(firstname, role),
    paragraphs: [
      `Feltöltötted a projekted előrehaladási jelentését (${project}). A beadás végleges: a fájl már nem cserélhető ki. A csapattagjaid is olvashatják.`,
      receipt(file, 'hu'),
      'Az ujjlenyomattal később is igazolhatod, melyik fájlt adtad be. Őrizd meg ezt a levelet!',
    ],
    button: { label: 'A jelentés megnyitása', url: `${url}/app/progress-report` },
  }),
  en: ({ firstname, role, url, project, ...file }) => ({
    subject: `We have received the progress report: ${project}`,
    greeting: greetings.en(firstname, role),
    paragraphs: [
      `You have uploaded your project’s progress report (${project}). This is final: you can no longer replace the file. Your teammates can read it too.`,
      receipt(file, 'en'),
      'The fingerprint lets you prove later which file you handed in, so keep this email.',
    ],
    button: { label: 'Open the report', url: `${url}/app/progress-report` },
  }),
}
