import type { ProjectFields } from '../calls.ts'

/** A description as its row has it. */
export const columnsOf = ({
  shortDescription,
  businessModel,
  aboutTeam,
  focuses: _,
  ...fields
}: ProjectFields) => ({
  ...fields,
  short_description: shortDescription,
  business_model: businessModel,
  about_team: aboutTeam,
})

/** Each once, in the order in which they were chosen. */
export const focusesOf = ({ focuses }: ProjectFields): string[] => [...new Set(focuses)]
