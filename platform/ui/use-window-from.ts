import { useMediaQuery } from '@mantine/hooks'

/** Whether the window is as wide as that, in em, or wider: known in the first picture, and again when a window changes. */
export const useWindowFrom = (em: number): boolean =>
  useMediaQuery(`(min-width: ${em}em)`, true, { getInitialValueInEffect: false })
