/** Where a row of the same kind ends that begins at `from`: each place is looked at once, however long it is. */
export function endOf<T>(all: readonly T[], from: number, belongs: (one: T) => boolean): number {
  let end = from
  while (end < all.length && belongs(all[end] as T)) end += 1
  return end
}
