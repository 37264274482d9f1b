/** The only source of the present time; tests put their own in its place. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }

export const seconds = (n: number) => n * 1000
export const minutes = (n: number) => n * 60_000
export const hours = (n: number) => n * 3_600_000
export const days = (n: number) => n * 86_400_000
export const later = (from: Date, milliseconds: number) => new Date(from.getTime() + milliseconds)
