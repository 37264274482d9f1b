/** Words by which somebody could pass for the platform or those who run it. */
const words = [
  'admin',
  'administrator',
  'adminisztrator',
  'moderator',
  'root',
  'system',
  'rendszer',
  'staff',
  'rajt',
  'office',
  'iroda',
  'programiroda',
  'support',
  'helpdesk',
  'ugyfelszolgalat',
  'security',
  'university',
  'egyetem',
  'coordinator',
  'koordinator',
  'postmaster',
  'webmaster',
  'noreply',
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

/** What a coordinator is, and may say; the office may say all of the words. */
const ofCoordinators = new Set(
  ['university', 'egyetem', 'coordinator', 'koordinator', 'staff'].map(skeletonOf),
)

const maySay = (word: string, role: string | null) =>
  role === 'OFFICE' || (role === 'UNIVERSITY' && ofCoordinators.has(word))

/**
 * Whether a username, or a part of it between marks, is reserved. Staff may say what they are beside a name of their own
 * ("kovacs.iroda"); a username of nothing but such words is nobody's. Null: of whom no role is known.
 */
export function isReserved(username: string, role: string | null = null): boolean {
  const parts = skeletonOf(username).split(/[._-]/)
  if (reserved.has(parts.join('')) || parts.every((part) => reserved.has(part))) return true
  return parts.some((part) => reserved.has(part) && !maySay(part, role))
}
