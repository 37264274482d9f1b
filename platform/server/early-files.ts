/** By a page's path below /app, what its visit asks for first; `*` for every other address (app/web/build/early-files.ts). */
export type EarlyFiles = Record<string, object>

const PLACE = '<script type="application/json" id="early-files">{}</script>'
const ANY = '*'

/**
 * The page with the names of the files that an address needs, which its own script asks for (docs/decisions/0006): with
 * those of all addresses a revisit would be half as large again.
 */
export function withEarlyFiles(page: string, table: EarlyFiles): (url: string) => string {
  if (!page.includes(PLACE)) throw new Error(`index.html has no place for ${PLACE}`)
  const pages = Object.entries(table).map(([path, files]) => ({
    matches: patternOf(path),
    rank: rankOf(path),
    html: page.replace(PLACE, () => PLACE.replace('{}', () => JSON.stringify(files))),
  }))
  const strictest = pages.toSorted((a, b) => a.rank - b.rank)
  return (url) => {
    const path = url.replace(/[?#].*/, '').replace(/^\/app|\/$/g, '') || '/'
    return strictest.find(({ matches }) => matches.test(path))?.html ?? page
  }
}

const patternOf = (path: string) =>
  path === ANY ? /^/ : new RegExp(`^${path.replaceAll(/\$\w+/g, '[^/]+')}$`)

/** A page without parameters comes before one whose parameter would take its name. */
const rankOf = (path: string) => (path === ANY ? Number.POSITIVE_INFINITY : path.split('$').length)
