const GROUPS = 8
/** A household or a server has a whole /64 of addresses. */
const NETWORK_GROUPS = 4
/** A campus, and whoever rents a tunnel, has a /48: 65,536 networks. */
const SITE_GROUPS = 3

/** What limits count an address as: IPv4 itself, also as IPv6 writes it; of IPv6 the network. */
export const networkOf = (address: string): string =>
  v4Of(address) ?? groupsOf(address).slice(0, NETWORK_GROUPS).join(':')

/** The site of an IPv6 address, which limits count as well; IPv4 has none. */
export const siteOf = (address: string): string | null =>
  v4Of(address) ? null : groupsOf(address).slice(0, SITE_GROUPS).join(':')

/** IPv4 addresses that providers hand out together, 65,536 of them; of IPv6 what one provider has. */
const REGION_BYTES = 2
const REGION_GROUPS = 2

/** A part of the network so wide that somebody who stays where they are stays in it, whatever address they are given. */
export const regionOf = (address: string): string =>
  v4Of(address)?.split('.').slice(0, REGION_BYTES).join('.') ??
  groupsOf(address).slice(0, REGION_GROUPS).join(':')

function v4Of(address: string): string | undefined {
  if (!address.includes(':')) return address
  return address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1]
}

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('%')[0]?.split('::') ?? []
  const before = head.split(':').filter(Boolean)
  const after = (tail ?? '').split(':').filter(Boolean)
  const zeros = Array.from({ length: Math.max(0, GROUPS - before.length - after.length) }, () => '0')
  return [...before, ...zeros, ...after].map((group) => Number.parseInt(group, 16).toString(16))
}
