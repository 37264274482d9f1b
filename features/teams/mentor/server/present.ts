import { faceOf, type Reading } from '#platform/server/face.ts'
import type { Actor } from '#platform/server/request.ts'
import type { Mentor, MentorFields, MentorProfile } from '../calls.ts'
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
    contactEmail,
    phone,
    facebook,
    linkedin,
    website,
    biography,
    title,
    specializations,
    focuses,
    firstLanguage,
    secondLanguage,
  }
}

/** A mentor as others see them; how to reach them is for the office, themselves and the team they mentor (decision X15). */
export function presentMentor(
  row: MentorRow,
  reading: Reading & { actor: Actor },
  around: Around | null,
): Mentor {
  const { id, surname, firstname, title, biography, language, specializations, focuses } = row
  const { actor } = reading
  const mayReach = actor.role === 'OFFICE' || actor.id === id || around?.ownMentor === id
  return {
    _id: id,
    surname,
    firstname,
    title,
    biography,
    language,
    specializations,
    focuses,
    languages: languagesOf(row),
    links: [row.website, row.linkedin, row.facebook].filter((link) => link !== ''),
    profilePictureUrl: faceOf(row, reading),
    contact: mayReach ? { email: row.contact_email, phone: row.phone } : null,
    mentoring: around && mentoringOf(row, around, actor),
  }
}
