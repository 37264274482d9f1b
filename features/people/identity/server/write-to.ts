import type { Role } from '#platform/contract/parts.ts'
import type { Tx } from '#platform/server/database.ts'
import { sendMail, type Template } from '#platform/server/mail.ts'
import type { MailTemplate } from '#platform/server/mail-templates.ts'
import { findPerson } from './second-factor.ts'

interface Named {
  firstname: string
  role: Role
}

/**
 * Writes to somebody about what is theirs, in their language and as their role is greeted (decision Y10); the mail leaves
 * with the act's commit. Nobody is written to whose account was given up.
 */
export async function writeTo<Told extends object>(
  { tx, now }: { tx: Tx; now: Date },
  accountId: string,
  template: MailTemplate,
  letters: Template<Told & Named>,
  told: Told,
): Promise<void> {
  const person = await findPerson(tx, accountId)
  if (!person) return
  const { email, firstname, role, language } = person
  await sendMail(tx, template, { email, language }, letters[language]({ ...told, firstname, role }), now)
}
