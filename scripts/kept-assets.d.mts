export function keepAssets(before: string, next: string, now?: number): void
