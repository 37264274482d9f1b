import { test } from 'vitest'
import { uploadUnderKills } from './upload-kills.ts'

test('an upload whose platform and database are killed goes on where it was, and becomes one medium', {
  tags: 'long',
  timeout: 240_000,
}, async () => {
  await uploadUnderKills({ parts: 9, kills: 2 })
})
