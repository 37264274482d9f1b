import type { Call } from '@rajt/contract/call'
import type { Mentor, MentorFields, MentorProfile } from '@rajt/contract/mentor'
import type { Actor, HandledRequest } from '../plumbing/request.ts'
import { shownAddress } from '../plumbing/signed-address.ts'
import { type Around, mentoringOf } from './mentoring.ts'
import type { MentorRow } from './queries.ts'

const languagesOf = ({ first_language, second_language }: MentorRow) =>
  [first_language, second_language].filter((one) => one !== null)

export const presentProfile = (row: MentorRow | undefined): MentorProfile => ({
  fields: row ? fieldsOf(row) : null,
  isPublished: row?.is_published ?? false,
})

function fieldsOf(row: MentorRow): MentorFields {
  const { contact_email: contactEmail, phone, facebook, linkedin, website, biography, title } = row
  const { first_language: firstLanguage, second_language: secondLanguage } = row
  const { specializations, focuses } = row
  return {
    ...{ contactEmail, phone, facebook, linkedin, website, biography, title },
    ...{ specializations, focuses, firstLanguage, secondLanguage },
  }
}

/** Who reads, and the request that an address is made in. */
type Within = Pick<HandledRequest<Call>, 'settings' | 'now'> & { actor: Actor }

/** A mentor as others see them; how to reach them is for the office, themselves and the team they mentor (decision X15). */
export function presentMentor(
  row: MentorRow,
  { actor, settings, now }: Within,
  around: Around | null,
): Mentor {
  const { id, surname, firstname, title, biography, language, specializations, focuses } = row
  const made = { secret: settings.SECRET, reader: actor.id, now }
  const mayReach = actor.role === 'OFFICE' || actor.id === id || around?.ownMentor === id
  return {
    ...{ _id: id, surname, firstname, title, biography, language, specializations, focuses },
    languages: languagesOf(row),
    links: [row.website, row.linkedin, row.facebook].filter((link) => link !== ''),
    profilePictureUrl: row.picture_id && shownAddress(`/api/profile/${id}/picture`, made, row.picture_id),
    contact: mayReach ? { email: row.contact_email, phone: row.phone } : null,
    mentoring: around && mentoringOf(row, around, actor),
  }
}
