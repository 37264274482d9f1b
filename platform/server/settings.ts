import { availableParallelism } from 'node:os'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { CannotStart } from './cannot-start.ts'
import { areHosts, frameOrigins } from './frame-origins.ts'
import { isStoreAddress, readStoreAddress } from './s3/address.ts'
import { isThisMachine } from './this-machine.ts'

const roles = ['web', 'worker'] as const
const isRoles = (value: string) => value.split(',').every((one) => (roles as readonly string[]).includes(one))

/** Bearer tokens as RFC 6750 has them, which every scraper can send. */
const isBearer = (value: string) => /^[\w.~+/-]*=*$/.test(value)

const isProcesses = (value: string) => /^(auto|[1-9]\d?)$/.test(value)

const isWebAddress = (value: string) => URL.canParse(value) && /^https?:\/\/[^/]/.test(value)

const Settings = z.object({
  /** Port of app and API. 0 picks a free one. */
  PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** What this process does of the whole: `web` answers requests, `worker` runs jobs. */
  ROLES: z._default(
    z.string().check(z.refine(isRoles, 'must be web, worker or both: web,worker')),
    'web,worker',
  ),
  /** Processes that answer requests on this machine, sharing the port; auto: as many as there are cores. */
  WEB_PROCESSES: z._default(
    z.string().check(z.refine(isProcesses, 'must be a number from 1 to 99, or auto')),
    '1',
  ),
  /** Set by `npm start` where several run: for those beside the first, and for a first that starts anew beside others. */
  BESIDE: z._default(z.enum(['none', 'first', 'others']), 'none'),
  /** Folder of the embedded database and of uploaded files. */
  DATA_DIR: z._default(z.string(), './data'),
  /** A PostgreSQL 15 or newer; empty starts the embedded one. */
  DATABASE_URL: z._default(z.string(), ''),
  /** The same database as the same role without the pooler that DATABASE_URL leads through; empty: there is none. */
  DATABASE_DIRECT_URL: z._default(z.string(), ''),
  /** A replica of the database, as the role of the app, that lists, statistics and exports are read from; empty: there is none. */
  DATABASE_READ_URL: z._default(z.string(), ''),
  /** The same database as the role that owns its tables, for migrations, without a pooler; empty: the role of the app. */
  DATABASE_OWNER_URL: z._default(z.string(), ''),
  /** The address people see, used in mails and in the exam's redirect; empty: http://localhost:PORT. */
  PUBLIC_URL: z._default(z.string().check(z.refine(isWebAddress, 'must begin with http:// or https://')), ''),
  /** smtp://user:password@host:port; empty keeps the mails in the database. */
  SMTP_URL: z._default(z.string(), ''),
  MAIL_FROM: z._default(z.string(), 'Rajt <rajt@rajt.example>'),
  /** Where uploaded files live: file:///… or s3://bucket?… (docs/hardening.md); empty: a folder below DATA_DIR. */
  FILES_URL: z._default(z.string(), ''),
  /** The key of a store, if it is a fixed one. */
  FILES_KEY_ID: z._default(z.string(), ''),
  FILES_KEY_SECRET: z._default(z.string(), ''),
  /** A file of a key that is renewed, in the form of the AWS tools; read anew when the store refuses the one before. */
  FILES_KEY_FILE: z._default(z.string(), ''),
  /** Certificates (PEM) of authorities that a store's own is signed by, beside those that Node knows. */
  FILES_CA: z._default(z.string(), ''),
  /** Days that a file is kept when no row names it any more, so that a database restored to a moment finds it. */
  FILES_KEPT_DAYS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(400)), 0),
  /** `force` is the demonstration of semester 1 where others can reach it, which is refused otherwise. */
  DEMO: z._default(z.enum(['off', 'semester-1', 'semester-2', 'force']), 'semester-1'),
  /** `production` tells that others can reach this platform, whatever HOST and PUBLIC_URL say. */
  NODE_ENV: z._default(z.string(), ''),
  LOG_LEVEL: z._default(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** Calls a minute to one process by one session; its other rates move in proportion (docs/limits.md). 0 lifts them. */
  RATE_LIMIT: z._default(z.coerce.number().check(z.int(), z.minimum(0)), 1200),
  /** Seconds that a stop still answers what comes, so that proxies find the other processes first (docs/operating.md). */
  LEAVE_SECONDS: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(15)), 0),
  /** A port of its own for /metrics; 0: none. Each process on a machine needs another one. */
  METRICS_PORT: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535)), 0),
  METRICS_HOST: z._default(z.string(), '127.0.0.1'),
  /** The bearer token that /metrics asks for, at least 32 characters; without METRICS_PORT it stands on PORT. */
  METRICS_TOKEN: z._default(z.string().check(z.refine(isBearer, 'must be letters, digits and -._~+/=')), ''),
  /** Proxies before the app whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(10)), 0),
  /** Keys address hashes, signatures of exam results and what is kept encrypted; empty: kept in DATA_DIR. */
  SECRET: z._default(z.string(), ''),
  /** The SECRET before, while keys roll over (docs/hardening.md); empty: none. */
  SECRET_PREVIOUS: z._default(z.string(), ''),
  /** Invited as the first member of the office when there is none. */
  FIRST_OFFICE_EMAIL: z._default(z.string(), ''),
  /** Base address of an external exam provider; empty: the embedded engine. */
  EXAM_PROVIDER_URL: z._default(z.string(), ''),
  /** Shared with that provider alone, at least 32 characters; both sides sign with it. */
  EXAM_PROVIDER_KEY: z._default(z.string(), ''),
  /** The key before, while it rolls over; empty: none. */
  EXAM_PROVIDER_KEY_PREVIOUS: z._default(z.string(), ''),
  /** Hosts whose pages a lesson may show as interactive content (decision 23); empty: none. */
  INTERACTIVE_HOSTS: z._default(
    z
      .string()
      .check(
        z.refine(
          areHosts,
          'must be names of hosts with commas between them, without https:// and without a path: h5p.university.example',
        ),
      ),
    '',
  ),
  /** Address of a push service of the tests, beside those of the browsers; refused where others can reach the platform. */
  PUSH_TEST_URL: z._default(
    z.string().check(z.refine(isWebAddress, 'must begin with http:// or https://')),
    '',
  ),
})

export type Settings = z.infer<typeof Settings> & {
  publicUrl: string
  dataDir: string
  /** Whether this process answers requests, and whether it runs jobs. */
  isWeb: boolean
  isWorker: boolean
  /** How many share the port on this machine. */
  webProcesses: number
  /** Until when what the keys before have signed is still taken (platform/server/rolled-keys.ts); null before a start knows. */
  previousUntil: { SECRET: Date; EXAM_PROVIDER_KEY: Date } | null
}

/** Reads the environment once, at boot. Throws with a list of what is wrong. */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Settings.safeParse(given)
  if (!parsed.success) {
    const wrong = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new CannotStart(`Settings are wrong (see .env.example):\n${wrong.join('\n')}`)
  }
  const settings = parsed.data
  refuseUnreadableFiles(settings)
  if (!settings.DATABASE_URL && settings.ROLES !== 'web,worker' && settings.ROLES !== 'worker,web')
    throw new CannotStart(
      'ROLES: the embedded database serves one process, which does both: set DATABASE_URL',
    )
  refuseWeakProviderKey(settings)
  refuseOpenMetrics(settings)
  refuseOwnFrames(settings)
  const webProcesses =
    settings.WEB_PROCESSES === 'auto' ? availableParallelism() : Number(settings.WEB_PROCESSES)
  if (webProcesses > 1 && process.platform !== 'linux')
    throw new CannotStart('WEB_PROCESSES: several processes share a port on Linux alone; leave it at 1')
  return {
    ...settings,
    previousUntil: null,
    publicUrl: (settings.PUBLIC_URL || `http://localhost:${settings.PORT}`).replace(/\/$/, ''),
    dataDir: resolve(settings.DATA_DIR),
    webProcesses,
    isWeb: settings.ROLES.split(',').includes('web'),
    isWorker: settings.ROLES.split(',').includes('worker'),
  }
}

function refuseUnreadableFiles(settings: z.infer<typeof Settings>): void {
  const { FILES_URL: url, FILES_KEY_ID: id, FILES_KEY_SECRET: secret, FILES_KEY_FILE: file } = settings
  if (!url || url.startsWith('file:')) return
  if (!isStoreAddress(url))
    throw new CannotStart(
      'FILES_URL: only file: and s3: addresses are supported; leave it empty for a folder below DATA_DIR',
    )
  readStoreAddress(url)
  if (file ? id || secret : !id || !secret)
    throw new CannotStart(
      'FILES_URL: a store needs either FILES_KEY_ID and FILES_KEY_SECRET, or FILES_KEY_FILE alone',
    )
}

const KEY_LENGTH = 32

/** A provider knows its own key and nothing that opens anything else (decision Y11). */
function refuseWeakProviderKey(settings: z.infer<typeof Settings>): void {
  const { EXAM_PROVIDER_URL, EXAM_PROVIDER_KEY: key, SECRET, SECRET_PREVIOUS } = settings
  if (!EXAM_PROVIDER_URL) return
  if (key.length < KEY_LENGTH)
    throw new CannotStart(
      `EXAM_PROVIDER_URL needs an EXAM_PROVIDER_KEY of at least ${KEY_LENGTH} characters, which the provider is given too: openssl rand -base64 48`,
    )
  if (key === SECRET || key === SECRET_PREVIOUS)
    throw new CannotStart('EXAM_PROVIDER_KEY must be another one than SECRET: a provider never holds SECRET')
}

/** Metrics tell a stranger when a platform is weak: whoever is not on this machine needs the token. */
function refuseOpenMetrics(settings: z.infer<typeof Settings>): void {
  const { PORT, METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = settings
  if (token && token.length < KEY_LENGTH)
    throw new CannotStart(`METRICS_TOKEN needs at least ${KEY_LENGTH} characters: openssl rand -base64 48`)
  if (port === 0) return
  if (port === PORT)
    throw new CannotStart('METRICS_PORT must be another port than PORT; a METRICS_TOKEN alone serves on PORT')
  if (!token && !isThisMachine(host))
    throw new CannotStart(
      `METRICS_HOST=${host} lets others read the metrics: set a METRICS_TOKEN, or METRICS_HOST=127.0.0.1`,
    )
}

/** Rajt's own pages let nobody frame them, itself included: a lesson could not show them. */
function refuseOwnFrames(settings: z.infer<typeof Settings>): void {
  const { PUBLIC_URL } = settings
  if (PUBLIC_URL && frameOrigins(settings).includes(new URL(PUBLIC_URL).origin))
    throw new CannotStart('INTERACTIVE_HOSTS must be other hosts than that of PUBLIC_URL')
}
