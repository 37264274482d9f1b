/** Removes what nothing here reads from the folder of installed packages. Idempotent. */
export function slim(modules: string): void
