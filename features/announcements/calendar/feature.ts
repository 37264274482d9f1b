import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const calendarFeature = feature({
  contract,
  internalConstraints: ['one_calendar_address_per_code'],
})
