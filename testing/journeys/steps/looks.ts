export const languages = ['hu', 'en'] as const
export type Language = (typeof languages)[number]
export const schemes = ['light', 'dark'] as const
export const widths = [360, 1280] as const

/** Every way in which every screen has to be right: language, scheme, and width in pixels. */
export const looks = languages.flatMap((language) =>
  schemes.flatMap((colorScheme) => widths.map((width) => ({ language, colorScheme, width }))),
)
