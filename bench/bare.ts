import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage } from 'node:http'
import pg from 'pg'
import type { Statement } from './record.ts'

// The yardstick: node:http, the same SQL with named statements, JSON.stringify, and nothing else.
const routes: Record<string, Statement[]> = JSON.parse(readFileSync(process.env.STATEMENTS ?? '', 'utf8'))
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 16 })
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
  const [session, ...rest] = routes[route] ?? []
  if (!session) return response.writeHead(route === 'ready' ? 200 : 404).end()
  const token = request.headers.authorization?.slice('Bearer '.length) ?? ''
  const given = { ...(await bodyOf(request)), now: new Date() }
  const hash = createHash('sha256').update(token).digest()
  const found = await run({
    text: session.text,
    values: session.values.map((one) => (isHash(one) ? hash : one)),
  })
  if (found.rows.length === 0) return response.writeHead(401).end()
  const results =
    route === 'answer'
      ? await inTurn(rest, given)
      : await Promise.all(rest.map((one) => run(bind(one, given))))
  const body = JSON.stringify(results.map((result) => result.rows))
  response
    .writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
    .end(body)
}).listen(Number(process.env.PORT))

const isHash = (value: unknown) => typeof value === 'object' && value !== null && 'type' in value

async function inTurn(statements: readonly Statement[], given: Record<string, unknown>) {
  const results = []
  for (const statement of statements) results.push(await run(bind(statement, given)))
  return results
}
