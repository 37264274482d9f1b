import { fresh } from '#bench/growth-world.ts'
import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  ofOneself: ['profile.save', 'profile.language', 'profile.changePicture', 'profile.picture'],
  samples: {
    first: [
      { call: 'profile.save', as: 'student', prepare: () => ({ body: { username: fresh() } }) },
      { call: 'profile.language', as: 'student', prepare: () => ({ body: { language: 'hu' } }) },
    ],
  },
  notMeasured: {
    'profile.picture': 'reads one row by its key and sends a file',
    'profile.identityCard': 'reads one row by its key',
    'profile.saveIdentityCard': 'writes one row by its key, as profile.language does',
    'profile.spoken': 'reads one row by its key',
    'profile.saveSpoken': 'writes one row by its key, as profile.language does',
    'profile.changePicture': 'decodes a picture, and writes the caller’s own row as profile.language does',
  },
}
