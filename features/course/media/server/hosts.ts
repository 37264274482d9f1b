import { query } from '#platform/server/request.ts'
import { media } from '../calls.ts'
import { hostsAllowed } from './interactive-address.ts'

export const hosts = query(media.hosts, async function hosts({ settings }) {
  return { hosts: hostsAllowed(settings) }
})
