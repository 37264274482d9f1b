import { readFileSync } from 'node:fs'
import { CannotStart } from '../cannot-start.ts'
import type { Settings } from '../settings.ts'

/** What requests are signed with. */
export interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

export interface CredentialsSource {
  present(): Credentials
  /** Reads them anew; whether they are others now than those that were used. */
  renew(used: Credentials): boolean
}

type Given = Pick<Settings, 'FILES_KEY_ID' | 'FILES_KEY_SECRET' | 'FILES_KEY_FILE'>

/**
 * Of the settings; or of a file in the form of the AWS tools, which whoever renews them writes anew. Refuses a file
 * that has none.
 */
export function credentialsOf({
  FILES_KEY_ID,
  FILES_KEY_SECRET,
  FILES_KEY_FILE: path,
}: Given): CredentialsSource {
  if (!path) {
    const fixed = { accessKeyId: FILES_KEY_ID, secretAccessKey: FILES_KEY_SECRET }
    return { present: () => fixed, renew: () => false }
  }
  let present = readFirst(path)
  return {
    present: () => present,
    renew(used) {
      // A file that is just being written has none for a moment.
      present = read(path) ?? present
      return !isSame(present, used)
    },
  }
}

function readFirst(path: string): Credentials {
  const found = read(path)
  if (found) return found
  throw new CannotStart(
    `FILES_KEY_FILE: ${path} cannot be read or has no aws_access_key_id and aws_secret_access_key below [default]`,
  )
}

function read(path: string): Credentials | null {
  try {
    return parseCredentials(readFileSync(path, 'utf8'))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).syscall) return null
    throw error
  }
}

/** The section `[default]`; null where it has no pair. */
export function parseCredentials(text: string): Credentials | null {
  const found = new Map<string, string>()
  let section = 'default'
  for (const line of text.split('\n')) {
    section = line.match(/^\[([^\]]*)\]/)?.[1]?.trim() ?? section
    const [, name, value] = line.match(/^\s*(\w+)\s*=\s*(\S+)\s*$/) ?? []
    if (section === 'default' && name && value) found.set(name.toLowerCase(), value)
  }
  const [accessKeyId, secretAccessKey] = [found.get('aws_access_key_id'), found.get('aws_secret_access_key')]
  if (!accessKeyId || !secretAccessKey) return null
  const sessionToken = found.get('aws_session_token')
  return { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) }
}

const isSame = (a: Credentials, b: Credentials) =>
  a.accessKeyId === b.accessKeyId &&
  a.secretAccessKey === b.secretAccessKey &&
  a.sessionToken === b.sessionToken
