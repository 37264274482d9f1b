import { readFileSync } from 'node:fs'
import type { Process } from './servers.ts'

const PING_EVERY_MS = 5

/** Resident megabytes of a server. Linux only. */
export const megabytesOf = ({ child }: Process) =>
  Number(readFileSync(`/proc/${child.pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)?.[1] ?? 0) / 1024

export interface Download {
  seconds: number
  bytes: number
  /** Megabytes that the server held meanwhile. */
  most: number
  /** Milliseconds of the longest wait of somebody else's call. */
  pause: number
}

/** One whole file. */
export async function download(server: Process, token: string, path: string): Promise<Download> {
  let isOver = false
  const meanwhile = pings(server, () => isOver)
  const from = performance.now()
  const response = await fetch(`${server.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } })
  if (!response.ok || !response.body) throw new Error(`${response.status} ${await response.text()}`)
  let bytes = 0
  let most = 0
  for await (const chunk of response.body) {
    bytes += chunk.length
    most = Math.max(most, megabytesOf(server))
  }
  const seconds = (performance.now() - from) / 1000
  isOver = true
  return { seconds, bytes, most, pause: Math.max(...(await meanwhile)) }
}

/** How long somebody else's smallest call takes meanwhile: as long as the event loop pauses, and the call itself. */
async function pings({ url }: Process, isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver()) {
    const from = performance.now()
    await (await fetch(`${url}/api/context`)).arrayBuffer()
    times.push(performance.now() - from)
    await new Promise((resolve) => setTimeout(resolve, PING_EVERY_MS))
  }
  return times
}
