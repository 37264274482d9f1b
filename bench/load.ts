import autocannon from 'autocannon'

export interface Target {
  url: string
  method: 'GET' | 'POST' | 'PUT'
  path: string
  headers: Record<string, string>
  body?: string
  /** For targets whose requests all differ. */
  requests?: autocannon.Request[]
  setupClient?: (client: autocannon.Client) => void
  /** Awaited before each round. */
  ready?: () => Promise<void>
}

const CONNECTIONS = 16

/** Sends `amount` requests to a target; throws when anything but 2xx came back. */
export async function send(target: Target, amount: number): Promise<void> {
  const { url, path, ready, ...rest } = target
  await ready?.()
  const result = await autocannon({ ...rest, url: url + path, connections: CONNECTIONS, amount })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} refusals, ${result.errors} errors`)
}

/** A screen of some calls, one after the other. */
export const calls =
  (...targets: Target[]) =>
  async (times: number) => {
    for (const target of targets) await send(target, times)
  }

/** As a browser sends them. */
export const headersOf = (token: string) => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  'accept-encoding': 'br',
})
