import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { AwsV4Signer } from 'aws4fetch'
import type { Credentials } from '#platform/server/s3/credentials.ts'

const MOST_APART = 900_000

interface Kept {
  bytes: Buffer
  at: Date
}
interface Begun {
  key: string
  at: Date
  parts: Map<number, Buffer>
}
export interface Received {
  method: string
  key: string
  query: URLSearchParams
  headers: IncomingMessage['headers']
  bytes: Buffer
}
interface Reply {
  status: number
  body?: Buffer | string
  headers?: Record<string, string | number>
}

const failure = (status: number, code: string): Reply => ({
  status,
  body: `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`,
})

/**
 * As much of S3 as Rajt asks for, by path, in memory: takes only what is signed as it arrives. For tests that need no
 * packages; the drills have a real store (testing/cluster/store.drill.ts).
 */
export async function serveObjects(credentials: Credentials) {
  const objects = new Map<string, Kept>()
  const uploads = new Map<string, Begun>()
  const received: Received[] = []
  const state = { credentials, isOpen: { objects: false, list: false } }
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
    const [, , ...path] = url.pathname.split('/')
    const one: Received = {
      method: request.method ?? '',
      key: path.join('/'),
      query: url.searchParams,
      headers: request.headers,
      bytes: await buffer(request),
    }
    const reply = (await refusalOf(one, url)) ?? answerTo(one)
    received.push(one)
    const date = new Date(trueTime()).toUTCString()
    response.writeHead(reply.status, { date, 'content-length': reply.body?.length ?? 0, ...reply.headers })
    response.end(one.method === 'HEAD' ? undefined : reply.body)
  })

  async function refusalOf(one: Received, url: URL): Promise<Reply | null> {
    const { authorization, 'x-amz-date': datetime } = one.headers
    if (!authorization) return mayStranger(one) ? null : failure(403, 'AccessDenied')
    if (typeof datetime !== 'string' || Math.abs(timeOf(datetime) - trueTime()) > MOST_APART)
      return failure(403, 'RequestTimeTooSkewed')
    const [, id, , region] = authorization.match(/Credential=([^/]+)\/([^/]+)\/([^/]+)\//) ?? []
    const { accessKeyId, sessionToken } = state.credentials
    if (id !== accessKeyId) return failure(403, 'InvalidAccessKeyId')
    if (one.headers['x-amz-security-token'] !== sessionToken) return failure(400, 'ExpiredToken')
    if (authorization !== (await signatureOf(one, url, { datetime, region: region ?? '' })))
      return failure(403, 'SignatureDoesNotMatch')
    const hash = createHash('sha256').update(one.bytes).digest('hex')
    return hash === one.headers['x-amz-content-sha256'] ? null : failure(400, 'XAmzContentSHA256Mismatch')
  }

  const mayStranger = ({ method, key }: Received) =>
    method === 'GET' && (key ? state.isOpen.objects : state.isOpen.list)

  async function signatureOf(
    { method, headers }: Received,
    url: URL,
    how: { datetime: string; region: string },
  ) {
    const names = headers.authorization?.match(/SignedHeaders=([^,]+)/)?.[1]?.split(';') ?? []
    const signed = names
      .filter((name) => name !== 'host')
      .map((name) => [name, String(headers[name])] as [string, string])
    const given = { ...state.credentials, method, url: url.href, headers: signed, service: 's3', ...how }
    return new AwsV4Signer(given).authHeader()
  }

  function answerTo({ method, key, query, headers, bytes }: Received): Reply {
    const uploadId = query.get('uploadId') ?? ''
    if (!key) return { status: 200, body: query.has('uploads') ? listOfUploads(query) : listOfObjects(query) }
    if (query.has('uploads')) return begin(key)
    if (uploadId) return onUpload(method, uploadId, Number(query.get('partNumber')), bytes)
    if (method === 'PUT') objects.set(key, { bytes, at: new Date(trueTime()) })
    if (method === 'DELETE') objects.delete(key)
    if (method === 'PUT' || method === 'DELETE') return { status: method === 'PUT' ? 200 : 204 }
    const found = objects.get(key)
    return found ? rangeOf(found.bytes, headers.range) : failure(404, 'NoSuchKey')
  }

  function begin(key: string): Reply {
    const id = randomUUID()
    uploads.set(id, { key, at: new Date(trueTime()), parts: new Map() })
    return { status: 200, body: `<R><UploadId>${id}</UploadId></R>` }
  }

  function onUpload(method: string, id: string, number: number, bytes: Buffer): Reply {
    const upload = uploads.get(id)
    if (!upload) return failure(404, 'NoSuchUpload')
    if (method === 'PUT') {
      upload.parts.set(number, bytes)
      return { status: 200, headers: { etag: `"${number}"` } }
    }
    if (method === 'POST') {
      const named = [...bytes.toString().matchAll(/<PartNumber>(\d+)<.*?<ETag>"(\d+)"/g)]
      const parts = named.map(([, part, tag]) => (part === tag ? upload.parts.get(Number(part)) : undefined))
      if (parts.some((part) => !part)) return failure(400, 'InvalidPart')
      objects.set(upload.key, { bytes: Buffer.concat(parts as Buffer[]), at: new Date(trueTime()) })
    }
    uploads.delete(id)
    return { status: method === 'POST' ? 200 : 204, body: method === 'POST' ? '<R></R>' : '' }
  }

  /** Two to a page, so that whoever lists has to turn them. */
  function listOfObjects(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()].toSorted().filter((key) => key > after)
    const items = keys
      .slice(0, 2)
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.at.toISOString()}</LastModified></Contents>`,
      )
    const next = keys.length > 2 ? `<NextContinuationToken>${keys[1]}</NextContinuationToken>` : ''
    return `<R><IsTruncated>${keys.length > 2}</IsTruncated>${items.join('')}${next}</R>`
  }

  function listOfUploads(query: URLSearchParams): string {
    const items = [...uploads]
      .filter(([, { key }]) => key.startsWith(query.get('prefix') ?? ''))
      .map(
        ([id, { key, at }]) =>
          `<Upload><Key>${key}</Key><UploadId>${id}</UploadId><Initiated>${at.toISOString()}</Initiated></Upload>`,
      )
    return `<R><IsTruncated>false</IsTruncated>${items.join('')}</R>`
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    port: (server.address() as AddressInfo).port,
    objects,
    uploads,
    received,
    state,
    stop: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  }
}

/** Tests set the clock of the client, which is in the same process, wrong. */
const trueTime = () => performance.timeOrigin + performance.now()

const timeOf = (datetime: string) =>
  Date.parse(datetime.replace(/^(....)(..)(..)T(..)(..)(..)Z$/, '$1-$2-$3T$4:$5:$6Z'))

function rangeOf(bytes: Buffer, header: string | undefined): Reply {
  const [, from, to] = header?.match(/^bytes=(\d+)-(\d*)$/) ?? []
  if (from === undefined) return { status: 200, body: bytes }
  const body = bytes.subarray(Number(from), to ? Number(to) + 1 : undefined)
  return { status: 206, body, headers: { 'content-range': `bytes ${from}-${to}/${bytes.length}` } }
}
