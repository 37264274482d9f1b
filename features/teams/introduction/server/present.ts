import { faceOf, type Reading } from '#platform/server/face.ts'
import { type IntroductionRow, introduced } from '#teams/seats/server/introductions.ts'
import type { IntroductionFields, Member, OwnIntroduction } from '../calls.ts'

const fieldsOf = (row: IntroductionRow): IntroductionFields => ({
  oneLiner: row.one_liner,
  introduction: row.introduction,
  focuses: row.focuses,
  facebook: row.facebook,
  linkedin: row.linkedin,
  showsOnePager: row.shows_one_pager,
})

export const presentOwn = (row: IntroductionRow | undefined, isInTeam: boolean): OwnIntroduction => ({
  fields: row ? fieldsOf(row) : null,
  isPublished: row?.is_published ?? false,
  isInTeam,
})

/** To owners, each of whom may have a reason of their own not to invite. */
export const presentMember = (
  row: IntroductionRow,
  closedBy: Member['closedBy'],
  reading: Reading,
): Member => ({
  _id: row.id,
  surname: row.surname,
  firstname: row.firstname,
  profilePictureUrl: faceOf(row, reading),
  university: row.university_id ?? '',
  personality: row.personality,
  ...introduced(row),
  languages: [row.first_language, row.second_language].filter((one) => one !== null),
  hasOnePager: row.shows_one_pager && row.has_one_pager,
  closedBy,
})
