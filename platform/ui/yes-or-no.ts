export const yesOrNo = ['yes', 'no'] as const

type YesOrNo = (typeof yesOrNo)[number]

/** What a filter by a yes or a no lets through: both or none chosen is either, said as null. */
export const yesNoOrEither = ([only, other]: readonly YesOrNo[]): boolean | null =>
  only === undefined || other !== undefined ? null : only === 'yes'
