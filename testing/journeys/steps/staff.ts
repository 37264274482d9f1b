import { createHmac } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { linkMailedTo, newStudent, tokenOf } from './people.ts'

export interface Staff {
  surname: string
  firstname: string
  email: string
  password: string
  token: string
}

/** A new colleague of the office, coordinator or mentor, who has set the account up and is signed in. */
export async function newStaff(
  request: APIRequestContext,
  role: 'OFFICE' | 'UNIVERSITY' | 'MENTOR',
  university: string | null = 'szte',
  officeScope: 'EDITOR' | 'READER' | null = null,
): Promise<Staff> {
  const { surname, firstname, email, username, password } = newStudent()
  const office = await tokenOf(request, 'office@rajt.example')
  const own = { university: role === 'UNIVERSITY' ? university : null, neptun: null, officeScope }
  await post(request, '/people/invite', { role, surname, firstname, email, language: 'hu', ...own }, office)
  const link = await linkMailedTo(request, email, /Meghívó/)
  await post(request, `/auth/register/${link.split('/').at(-1)}`, { username, email, password })
  return { surname, firstname, email, password, token: await tokenOf(request, email, password) }
}

export interface StaffWithApp extends Staff {
  key: string
  recoveryCodes: string[]
}

/** The same, with two-step sign-in on. */
export async function newStaffWithApp(
  request: APIRequestContext,
  role: 'OFFICE' | 'UNIVERSITY' = 'OFFICE',
): Promise<StaffWithApp> {
  const staff = await newStaff(request, role)
  const { key } = await post(request, '/auth/second-factor/begin', { password: staff.password }, staff.token)
  const code = { code: codeOf(key) }
  const { recoveryCodes } = await post(request, '/auth/second-factor/confirm', code, staff.token)
  return { ...staff, key, recoveryCodes }
}

async function post(request: APIRequestContext, path: string, data: unknown, token?: string) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {}
  const response = await request.post(`/api${path}`, { data, headers })
  if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}

const STEP_MS = 30_000

/**
 * What an authenticator app shows (RFC 6238), from the key alone. A used step is worth nothing: `later` gives the code
 * that comes next, which is taken already.
 */
export function codeOf(key: string, later = 0): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / STEP_MS) + later))
  const hash = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const at = (hash.at(-1) ?? 0) & 15
  return String((hash.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

function bytesOf(base32: string): Buffer {
  const bits = [...base32.replace(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
