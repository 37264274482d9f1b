import { verify } from '@node-rs/argon2'
import { hashPassword } from '../server/src/auth/password.ts'
import { DEMO_PASSWORD } from '../server/src/demo/load.ts'
import { openPool } from '../server/src/plumbing/database.ts'
import { throughput } from './load.ts'
import { figure, heading, median, note, round } from './print.ts'
import { benchDatabase, end, rajt } from './servers.ts'

const RATIO = 0.9
const ROUNDS = 5
const SECONDS = 3
const WARM_UP_SECONDS = 10
const PARALLEL = 16
const HALL = 200
const HALL_SECONDS = 10

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
figure('seconds until the last one', (performance.now() - from) / 1000, { atMost: HALL_SECONDS }, ' s')

heading('Sign-ins per second, against argon2 alone on this machine')
const passwordHash = await hashPassword(DEMO_PASSWORD)
await signIns(0, WARM_UP_SECONDS)
const rounds = { ours: [] as number[], argon: [] as number[], ratio: [] as number[] }
for (let round = 0; round < ROUNDS; round++) {
  const argon = await argonAlone(passwordHash)
  const ours = await signIns(round)
  rounds.argon.push(argon)
  rounds.ours.push(ours)
  rounds.ratio.push(ours / argon)
}
figure('POST /auth/login', median(rounds.ratio), { atLeast: RATIO })
note(
  `${round(median(rounds.ours))}/s against ${round(median(rounds.argon))}/s, medians of ${ROUNDS} interleaved rounds`,
)

await pool.end()
await end(server)
await database.stop()

/** Verifications per second with as many at once as connections. */
async function argonAlone(hash: string): Promise<number> {
  const until = performance.now() + SECONDS * 1000
  let done = 0
  const worker = async () => {
    while (performance.now() < until) {
      await verify(hash, DEMO_PASSWORD)
      done++
    }
  }
  await Promise.all(Array.from({ length: PARALLEL }, worker))
  return done / SECONDS
}

/** Sign-ins per second, each connection with accounts of its own. */
function signIns(round: number, seconds = SECONDS): Promise<number> {
  let clients = 0
  return throughput(
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
    seconds,
  )
}
