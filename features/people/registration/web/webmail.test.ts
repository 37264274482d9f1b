import { expect, test } from 'vitest'
import { webmailOf } from './webmail.ts'

test.each([
  ['anna@gmail.com', 'Gmail'],
  ['Anna.Kiss@Freemail.HU', 'Freemail'],
  ['anna@hotmail.com', 'Outlook'],
  ['anna@hallgatok.example', undefined],
  ['anna@gmail.com.example', undefined],
  ['', undefined],
])('the mailbox of %s is read at %s', (email, name) => {
  expect(webmailOf(email)?.name).toBe(name)
})
