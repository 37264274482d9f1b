/** Answers where it was written. */
export function writeSbom(): string
