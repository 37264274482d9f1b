import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import { compressed } from '#platform/server/compress.ts'
import { PATIENCE_MS, settingsOf } from '#platform/server/database.ts'
import type { Recorded, Statement } from './record.ts'

// The yardstick: node:http, the session and the caller's own rows by named statements with the plans of the app,
// JSON.stringify of the same answer, compressed alike, and nothing else.
const routes: Record<string, Recorded> = JSON.parse(readFileSync(process.env.RECORDED ?? '', 'utf8'))
const { random_page_cost, max_parallel_workers_per_gather } = settingsOf(PATIENCE_MS)
const options = `-c random_page_cost=${random_page_cost} -c max_parallel_workers_per_gather=${max_parallel_workers_per_gather}`
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 16, options })
const names = new Map<string, string>()

function run({ text, values }: Statement) {
  if (!names.has(text)) names.set(text, `s${names.size}`)
  return pool.query({ name: names.get(text) ?? '', text, values })
}

/** Values that the request brings stand in the statement as `{"from": "..."}`. */
function bind({ text, values }: Statement, given: Record<string, unknown>): Statement {
  const filled = values.map((value) =>
    typeof value === 'object' && value !== null && 'from' in value ? given[String(value.from)] : value,
  )
  return { text, values: filled }
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return text ? JSON.parse(text) : {}
}

createServer(async (request, response) => {
  const route = request.url?.split('/')[1] ?? ''
  const { statements, answer } = routes[route] ?? {}
  if (!statements) return response.writeHead(route === 'ready' ? 200 : 404).end()
  const given = { ...(await bodyOf(request)), now: new Date() }
  const [session, ...rest] = statements
  if (session && !(await isLive(session, request))) return response.writeHead(401).end()
  if (route === 'answer') await inTurn(rest, given)
  else await Promise.all(rest.map((one) => run(bind(one, given))))
  const text = JSON.stringify(answer)
  const packed = await compressed(text)
  const body = packed ?? text
  response
    .writeHead(200, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      ...(packed ? { 'content-encoding': 'br' } : {}),
    })
    .end(body)
}).listen(Number(process.env.PORT))

async function isLive({ text, values }: Statement, request: IncomingMessage): Promise<boolean> {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const hash = createHash('sha256').update(token).digest()
  const found = await run({ text, values: values.map((one) => (isHash(one) ? hash : one)) })
  return found.rows.length > 0
}

const isHash = (value: unknown) => typeof value === 'object' && value !== null && 'type' in value

async function inTurn(statements: readonly Statement[], given: Record<string, unknown>) {
  for (const statement of statements) await run(bind(statement, given))
}
