import type { Lock } from '#platform/server/sealed.ts'
import type { Settings } from '#platform/server/settings.ts'

/** Some calendars take an address for a calendar by its end alone. */
export const urlOf = (code: string, { publicUrl }: Settings) => `${publicUrl}/api/calendar/${code}.ics`

export const lockOf = (account: string, { SECRET: secret }: Settings): Lock => ({
  secret,
  purpose: 'calendar address',
  owner: account,
})
