import { moreOf, queryOf } from '#platform/web/query.ts'
import { push } from '../calls.ts'

export const devicesQuery = () => queryOf(push.devices)
export const reachQuery = () => ({ ...queryOf(push.reach), staleTime: 0 })
export const ownCampaignsQuery = () => queryOf(push.own)

const COUNT = 20
export const campaignsQuery = () =>
  moreOf(push.campaigns, COUNT, (from, count) => ({ query: { from: String(from), count: String(count) } }))
