/**
 * What opens without a network. The page comes from the network as long as there is one, because a page of yesterday asks
 * for files that a new release no longer has; its named files never change, and so come from here once they were loaded.
 */
const ASSETS = 'rajt-assets'
const PAGES = 'rajt-page-'
/** An address of no page: what it asks for early suits every one. */
const PAGE = '/app/kept'
/** Of the assets; three releases or so. A page that needs one that is gone loads it again. */
const MOST_ASSETS = 300

/** The page as every address of the product shows it first; it holds nothing of anybody. */
export async function keepPage(version: string): Promise<void> {
  const cache = await caches.open(PAGES + version)
  await cache.add(new Request(PAGE, { cache: 'no-store' }))
}

export async function fromNetwork(request: Request, version: string): Promise<Response> {
  try {
    return await fetch(request)
  } catch {
    const cache = await caches.open(PAGES + version)
    return (await cache.match(PAGE)) ?? Response.error()
  }
}

export async function keptFirst(request: Request): Promise<Response> {
  const cache = await caches.open(ASSETS)
  const kept = await cache.match(request.url)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await cache.put(request.url, response.clone())
  return response
}

/** They come out of the browser's own cache, and so over no line. */
export async function keepAssets(paths: readonly string[]): Promise<void> {
  const cache = await caches.open(ASSETS)
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
  const missing = paths.filter((path) => !kept.has(path))
  await Promise.allSettled(missing.map((path) => cache.add(path)))
}

/** With a new version: the pages of earlier ones go, and the assets that were kept longest ago. */
export async function trim(version: string): Promise<void> {
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith(PAGES) && name !== PAGES + version)
  await Promise.all(old.map((name) => caches.delete(name)))
  const assets = await caches.open(ASSETS)
  const keys = await assets.keys()
  await Promise.all(keys.slice(0, -MOST_ASSETS).map((key) => assets.delete(key)))
}
