/** Characters: what a screen reader says at one go, and what stands below a picture. */
export const figureLimits = { words: 500, caption: 300 } as const
