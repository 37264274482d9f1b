/** What the person keeps to read without a network; the page puts it there (platform/web/offline-cache.ts). */
const KEPT = 'rajt-kept'

/** A file's content never changes, and so a kept one is as good as the server's. */
export async function keptFile(request: Request): Promise<Response> {
  const kept = await caches.match(request.url, { cacheName: KEPT })
  if (!kept) return fetch(request)
  const range = request.headers.get('range')
  return range ? partOf(kept, range) : kept
}

/** Players ask for parts, and some play nothing else. */
export async function partOf(whole: Response, range: string): Promise<Response> {
  const content = await whole.blob()
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? []
  if (!from && !to) return whole
  const last = content.size - 1
  const start = from ? Number(from) : Math.max(0, content.size - Number(to))
  const end = from && to ? Math.min(Number(to), last) : last
  if (start > end)
    return new Response(null, { status: 416, headers: { 'content-range': `bytes */${content.size}` } })
  return new Response(content.slice(start, end + 1), {
    status: 206,
    headers: {
      'content-type': whole.headers.get('content-type') ?? content.type,
      'content-range': `bytes ${start}-${end}/${content.size}`,
      'content-length': String(end + 1 - start),
    },
  })
}
