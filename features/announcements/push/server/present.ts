import { createHash } from 'node:crypto'
import type { Campaign, PushDevice } from '../calls.ts'
import type { CampaignRow } from './queries.ts'

interface DeviceRow {
  id: string
  name: string | null
  allowed_at: Date
  endpoint: string
}

/** The endpoint itself stays here: whoever has it and the key can push. */
export const presentDevice = ({ id, name, allowed_at, endpoint }: DeviceRow): PushDevice => ({
  _id: id,
  name,
  allowedAt: allowed_at.toISOString(),
  digest: createHash('sha256').update(endpoint).digest('base64url'),
})

export function presentCampaign(row: CampaignRow): Campaign {
  const { id, title, text, redirect, sent_at, surname, firstname } = row
  const { students, people, devices, delivered, failed } = row
  return {
    _id: id,
    title,
    text,
    redirect,
    sentAt: sent_at.toISOString(),
    author: { surname, firstname },
    students,
    people,
    devices,
    delivered,
    failed,
  }
}
