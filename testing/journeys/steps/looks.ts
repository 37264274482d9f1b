export const languages = ['hu', 'en'] as const
export type Language = (typeof languages)[number]
export const schemes = ['light', 'dark'] as const
export const widths = [360, 1280] as const

export interface Look {
  language: Language
  colorScheme: (typeof schemes)[number]
  /** Pixels. */
  width: number
}

/** Every way in which every screen has to be right, at some widths. */
export const looksAt = (at: readonly number[]): Look[] =>
  languages.flatMap((language) =>
    schemes.flatMap((colorScheme) => at.map((width) => ({ language, colorScheme, width }))),
  )
