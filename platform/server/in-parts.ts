const AT_ONCE = 500

/**
 * Rows by their keys, in the order of these, for a file that streams. No connection is held while a slow reader takes it:
 * each part is a question of its own, and the next one is asked while this one is written.
 */
export async function* inParts<Row extends { id: string }, Shown>(
  keys: readonly string[],
  rowsOf: (part: string[]) => Promise<readonly Row[]>,
  show: (row: Row) => Shown,
): AsyncGenerator<Shown[]> {
  const ask = (from: number) => {
    const part = keys.slice(from, from + AT_ONCE)
    const found = part.length > 0 ? rowsOf(part) : Promise.resolve([])
    // The failure is thrown where the part is awaited; a reader who goes away before that awaits nothing.
    found.catch(() => undefined)
    return { part, found }
  }
  let next = ask(0)
  for (let from = AT_ONCE; next.part.length > 0; from += AT_ONCE) {
    const { part, found } = next
    const byKey = new Map((await found).map((row) => [row.id, row]))
    next = ask(from)
    yield part.flatMap((key) => {
      const row = byKey.get(key)
      return row ? [show(row)] : []
    })
  }
}
