/** Each imports only those before it (docs/decisions/0019). */
export const domains = ['programme', 'people', 'course', 'documents', 'teams', 'announcements', 'office']

/** The folder that a file lives in: a feature's contract, server or web; what lies below them is theirs. */
export function roomOf(path: string): string {
  const parts = path.split('/')
  if (parts[0] !== 'features') return parts.slice(0, 2).join('/')
  return parts.length > 4 ? parts.slice(0, 4).join('/') : parts.slice(0, 3).join('/')
}
