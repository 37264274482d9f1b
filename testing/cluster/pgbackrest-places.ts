import type { Machine } from './lan.ts'

/** What pgBackRest and what calls it find on a machine: its settings, its certificate, and where it writes. */
export const pgbackrestOf = (machine: Machine) => ({
  files: {
    '/etc/pgbackrest/pgbackrest.conf': `deploy/pgbackrest/${machine === 'store' ? 'repository' : 'database'}.conf`,
  },
  folders: {
    '/etc/pgbackrest/cert': 'certificate',
    '/var/log/pgbackrest': 'pgbackrest-log',
    '/tmp/pgbackrest': 'pgbackrest-locks',
  },
})
