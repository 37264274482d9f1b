import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const PAGE =
  '<!doctype html><html lang="hu"><title>Rajt</title><link rel="icon" href="data:,"><body><script src="/file/BYTES"></script>'
const CODE = "document.body.innerHTML = '<h1>Rajt</h1>' /*"
const END = '*/'

/**
 * The yardstick of a paint: a document and one file of as many bytes together as somebody else's page, its files and its
 * data, that paints a heading once all of it is there. Nothing is compressed and nothing repeats.
 */
export async function barePages() {
  const server = createServer(({ url = '' }, response) => {
    const [, kind, bytes = ''] = url.split('/')
    const isFile = kind === 'file'
    const body = isFile ? fileOf(Number(bytes)) : PAGE.replace('BYTES', bytes)
    const type = isFile ? 'text/javascript' : 'text/html'
    response
      .writeHead(200, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
      .end(body)
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    /** The address of a page of that many bytes. */
    of: (bytes: number) => `http://127.0.0.1:${port}/page/${Math.round(bytes)}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  }
}

function fileOf(bytes: number): string {
  const rest = Math.max(0, bytes - PAGE.length - CODE.length - END.length)
  return CODE + randomBytes(rest).toString('base64url').slice(0, rest) + END
}
