/** Words by which somebody could pass for the platform or those who run it. */
const words = [
  ...['admin', 'administrator', 'adminisztrator', 'moderator', 'root', 'system', 'rendszer', 'staff'],
  ...['rajt', 'office', 'iroda', 'programiroda', 'support', 'helpdesk', 'ugyfelszolgalat', 'security'],
  ...['university', 'egyetem', 'coordinator', 'koordinator', 'postmaster', 'webmaster', 'noreply'],
]

const lookalikes: Record<string, string> = { 0: 'o', 1: 'l', i: 'l' }

/** What a reader takes a username for: without case and accents, digits as the letters they look like. */
const skeletonOf = (username: string) =>
  username
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[01i]/g, (sign) => lookalikes[sign] ?? sign)

const reserved = new Set(words.map(skeletonOf))

/** Whether a username, or a part of it between marks, is reserved. */
export function isReserved(username: string): boolean {
  const parts = skeletonOf(username).split(/[._-]/)
  return [...parts, parts.join('')].some((part) => reserved.has(part))
}
