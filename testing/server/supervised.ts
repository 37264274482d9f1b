import { server } from '../../scripts/server.mjs'
import { supervise } from '../../scripts/supervise.mjs'

// The platform as `npm start` runs it, or another program, with less patience.
const others = process.argv.slice(2)
supervise(others.length > 0 ? others : server, { env: process.env, stopMs: 1_500, firstWaitMs: 200 })
