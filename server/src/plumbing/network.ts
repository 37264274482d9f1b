const GROUPS = 8
/** A household or a server has a whole /64 of addresses. */
const NETWORK_GROUPS = 4

/** What limits count an address as: IPv4 itself, also as IPv6 writes it; of IPv6 the network. */
export function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
  if (mapped) return mapped
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after]
    .slice(0, NETWORK_GROUPS)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
