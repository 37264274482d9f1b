import { isThisMachine } from './this-machine.ts'

const HOST = /^[\p{L}\p{N}](?:[\p{L}\p{N}.-]*[\p{L}\p{N}])?(?::\d{1,5})?$/u
/** An IP address ends in a number. */
const LAST_LABEL = /\.[a-z][a-z0-9-]*$/

/** Where a host's pages are: over https alone, but on this machine, where tests and development have their hosts. */
function originOf(host: string): string | null {
  if (!HOST.test(host) || !URL.canParse(`https://${host}`)) return null
  const { hostname, origin } = new URL(`https://${host}`)
  if (isThisMachine(hostname)) return new URL(`http://${host}`).origin
  return LAST_LABEL.test(hostname) ? origin : null
}

const hostsIn = (setting: string) =>
  setting
    .split(',')
    .map((host) => host.trim())
    .filter(Boolean)

export const areHosts = (setting: string): boolean =>
  setting.split(',').every((host) => originOf(host.trim()) !== null)

export interface FrameSettings {
  INTERACTIVE_HOSTS: string
}

/** Origins that pages may frame, as INTERACTIVE_HOSTS names their hosts (decision 23). */
export const frameOrigins = ({ INTERACTIVE_HOSTS: hosts }: FrameSettings): string[] => [
  ...new Set(hostsIn(hosts).flatMap((host) => originOf(host) ?? [])),
]

export const isOnThisMachine = (origin: string): boolean => isThisMachine(new URL(origin).hostname)

export const hostOf = (address: string): string => new URL(address).host

/** Whether a page's host is exactly one of those. */
export const mayBeFramed = (address: string, settings: FrameSettings): boolean =>
  frameOrigins(settings).includes(new URL(address).origin)
