import type { Walks } from '#testing/server/walks.ts'

export const walks: Walks = {
  everybodys: ['push.close'],
  samples: {
    first: [
      { call: 'push.campaigns', as: 'office' },
      { call: 'push.own', as: 'student' },
      { call: 'push.devices', as: 'student' },
    ],
  },
  notMeasured: {
    'push.reach': 'counts every student, once before a campaign is sent',
    'push.send': 'counts every student, as push.reach does, and writes a row for each device',
    'push.close': 'writes one row by its key, of what push.own reads',
    'push.allow': 'writes one row by its key',
    'push.withdraw': 'deletes one row by its key, as security.endSession does',
  },
}
