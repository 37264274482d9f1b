import { type LookupAddress, type LookupOptions, lookup } from 'node:dns'
import { BlockList, isIP } from 'node:net'

const closed = new BlockList()
// This machine, private networks and what else no public server has (RFC 6890).
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  // Addresses that stand for one of IPv4, as the gateway that is asked chooses.
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(network, bits, 'ipv6')

export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  return family !== 0 && !closed.check(address, family === 6 ? 'ipv6' : 'ipv4')
}

type Answered = (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void

/** Finds a name's addresses that are open; one that has none leads nowhere. */
export const lookupWhere =
  (isOpen: (address: string) => boolean) =>
  (host: string, options: LookupOptions, answered: Answered): void =>
    lookup(host, { ...options, all: true }, (error, addresses) => {
      const open = (addresses ?? []).filter(({ address }) => isOpen(address))
      if (error || open.length > 0) return answered(error, open)
      answered(Object.assign(new Error('the name leads to no public address'), { code: 'ENOTFOUND' }), [])
    })

/**
 * For connections to servers that somebody else named: a name that leads into a private network leads nowhere. An address
 * in the place of a name is not looked up, and has to be asked about with `isPublicAddress`.
 */
export const lookupPublic = lookupWhere(isPublicAddress)
