/** Whether one version comes before another; both as `24.21.0`. */
export function isOlder(one: string, other: string): boolean
