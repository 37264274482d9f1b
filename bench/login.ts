import { verify } from '@node-rs/argon2'
import { DEMO_PASSWORD } from '#local/demo/load.ts'
import { hashPassword } from '#people/identity/server/password.ts'
import { openDatabase, openPool } from '#platform/server/database.ts'
import { send } from './load.ts'
import { figure, heading, median, note, round } from './print.ts'
import { processorOf } from './processor.ts'
import { benchDatabase, end, rajt } from './servers.ts'

const RATIO = 0.9
const ROUNDS = 5
const SIGN_INS = 480
const US_PER_MS = 1000
const PARALLEL = 16
const HALL = 200

const database = await benchDatabase()
const server = await rajt(database.url, database.folder)
const pool = openPool(database.url, 2)
const { rows } = await pool.query<{ email: string }>(
  `select a.email from account a join registration r on r.account_id = a.id where r.status = 'ACCEPTED' order by a.id limit ${HALL}`,
)
const emails = rows.map((row) => row.email)
const login = (email: string) =>
  fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  })

heading(`A lecture hall: ${HALL} sign-ins from one address at once`)
const from = performance.now()
const answers = await Promise.all(emails.map(login))
figure('sign-ins that succeeded', answers.filter((answer) => answer.ok).length, { atLeast: HALL })
note(`${round((performance.now() - from) / 1000)} s until the last one`)

heading('Processor time of a sign-in, against argon2 alone on this machine')
const db = openDatabase(pool)
const read = await processorOf(db, server.child.pid ?? 0)
const passwordHash = await hashPassword(DEMO_PASSWORD)
await signIns(0)
const rounds = {
  argon: [] as number[],
  server: [] as number[],
  database: [] as number[],
  ratio: [] as number[],
}
for (let round = 0; round < ROUNDS; round++) {
  const argon = await argonAlone(passwordHash)
  const ours = await costOfSignIns(round)
  rounds.argon.push(argon)
  rounds.server.push(ours.server)
  rounds.database.push(ours.database)
  rounds.ratio.push(argon / (ours.server + ours.database))
}
figure('argon2 over POST /auth/login', median(rounds.ratio), { atLeast: RATIO })
note(
  `${round(median(rounds.server))} ms in the server, ${round(median(rounds.database))} ms in the database, argon2 alone ${round(median(rounds.argon))} ms; medians of ${ROUNDS} interleaved rounds`,
)

await db.destroy()
await end(server)
await database.stop()

/** Milliseconds of processor time of one verification, with the machine's threads busy. */
async function argonAlone(hash: string): Promise<number> {
  const before = process.cpuUsage()
  await Promise.all(Array.from({ length: SIGN_INS }, () => verify(hash, DEMO_PASSWORD)))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / US_PER_MS / SIGN_INS
}

async function costOfSignIns(round: number) {
  const before = read()
  await signIns(round)
  const after = read()
  return {
    server: (after.server - before.server) / SIGN_INS,
    database: (after.database - before.database) / SIGN_INS,
  }
}

/** Each connection signs in with an account of its own. */
function signIns(round: number): Promise<void> {
  let clients = 0
  return send(
    {
      url: server.url,
      method: 'POST',
      path: '/api/auth/login',
      headers: { 'content-type': 'application/json' },
      setupClient: (client) => {
        const email = emails[(clients++ + round * PARALLEL) % emails.length]
        client.setBody(JSON.stringify({ email, password: DEMO_PASSWORD }))
      },
    },
    SIGN_INS,
  )
}
