import { push } from '@rajt/contract/push'
import { moreOf, queryOf } from '../plumbing/query.ts'

export const devicesQuery = () => queryOf(push.devices)
export const reachQuery = () => ({ ...queryOf(push.reach), staleTime: 0 })
export const ownCampaignsQuery = () => queryOf(push.own)

const COUNT = 20
export const campaignsQuery = () =>
  moreOf(push.campaigns, COUNT, (from, count) => ({ query: { from: String(from), count: String(count) } }))
