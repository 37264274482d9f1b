import { pictureRefusals } from '#platform/contract/parts.ts'

/** Why a file cannot become a medium: another one may. */
export const fileRefusals = [
  'medium-unfit',
  'medium-without-length',
  'picture-too-heavy',
  ...pictureRefusals,
] as const
