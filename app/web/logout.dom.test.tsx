import { beforeEach, expect, test, vi } from 'vitest'
import type { User } from '#people/auth/calls.ts'
import { auth } from '#people/auth/calls.ts'
import { rememberReturnTo, takeReturnTo } from '#platform/web/return-to.ts'
import { signIn } from '#platform/web/session.ts'
import { on } from '#testing/web/network.ts'
import { student } from '#testing/web/people.ts'
import { logout } from './logout.ts'

const person = (_id: string): User => ({ ...student, _id })

beforeEach(() => {
  sessionStorage.clear()
  on(auth.logout, () => ({ done: true as const }))
  vi.spyOn(location, 'assign').mockImplementation(() => undefined)
})

/** The way back after logging out leads to the former page, which sends guests to the sign-in page. */
async function leaveAndGoBack() {
  signIn('first', person('1'))
  await logout()
  rememberReturnTo('/students?search=szabo')
}

test('who signs in after another person is not led to an address of theirs', async () => {
  await leaveAndGoBack()
  signIn('second', person('2'))
  expect(takeReturnTo()).toBe('/app/')
})

test('who signs in again goes on at the address they came back to', async () => {
  await leaveAndGoBack()
  signIn('again', person('1'))
  expect(takeReturnTo()).toBe('/app/students?search=szabo')
})
