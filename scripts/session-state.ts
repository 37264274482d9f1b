/** Files whose connections nobody lends to others: they go past a pooler (DATABASE_DIRECT_URL). */
const OWN_CONNECTIONS = [
  'platform/server/listen.ts',
  'platform/server/migrate.ts',
  'platform/server/roles.ts',
  'platform/server/reseal.ts',
]
const isOnPooledSide = (path: string) =>
  /^(features\/.*\/server|platform\/server|app\/server)\//.test(path) &&
  !/\.test\.ts$|migrations\//.test(path) &&
  !OWN_CONNECTIONS.includes(path)

const LASTING = [
  /\b(un)?listen [a-z_$]+[`'";]/,
  /\bset (session )?(role|search_path|time ?zone|work_mem|jit|application_name|\w+_timeout|\w+_cost|enable_\w+)\b/,
  /\breset (all|role|[a-z_]+_timeout)\b/,
  /\bdiscard (all|plans|temp)/,
  /\bcreate (local )?temp(orary)? /,
  /\bpg_(try_)?advisory_(un)?lock\w*\(/,
  /\bdeclare \w+ .*cursor\b/,
  /\bset_config\([^)]*, ?false\)/,
]

/**
 * Statements that leave something on their connection, which a pooler lends to somebody else after each transaction. What
 * ends with its transaction (`set local`, `pg_advisory_xact_lock`) is none.
 */
export function breachesOfSessions(path: string, text: string): string[] {
  if (!isOnPooledSide(path)) return []
  return text
    .split('\n')
    .flatMap((line, i) =>
      isStatement(line) && LASTING.some((pattern) => pattern.test(line))
        ? [`${path}:${i + 1}: leaves something on a connection that a pooler lends to others: ${line.trim()}`]
        : [],
    )
}

/** SQL stands in quotes, or in a file of its own; comments do not count. */
const isStatement = (line: string) => !/^\s*(\/\/|\/?\*|--)/.test(line)
