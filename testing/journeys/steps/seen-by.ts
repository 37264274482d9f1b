import type { Screen } from './open-screen.ts'

/** Screens of one person, whose names begin with `who`; of those that are only opened, the address alone. */
export const seenBy = (
  token: Screen['token'],
  who: string,
  screens: Record<string, string | Omit<Screen, 'name' | 'token'>>,
): Screen[] =>
  Object.entries(screens).map(([name, screen]) => ({
    ...(typeof screen === 'string' ? { path: screen } : screen),
    name: `${who}-${name}`,
    token,
  }))
