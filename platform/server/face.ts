import type { Call } from '#platform/contract/call.ts'
import type { HandledRequest } from './request.ts'
import { shownAddress } from './signed-address.ts'

/** Who reads, and the request that an address is made in. */
export type Reading = Pick<HandledRequest<Call>, 'settings' | 'now'> & { actor: { session: string } }

/** The reader's own address of somebody's picture (decision L11): another picture has another one; null without. */
export const faceOf = ({ id, picture_id }: { id: string; picture_id: string | null }, reading: Reading) =>
  picture_id && shownAddress(`/api/profile/${id}/picture`, reading, picture_id)
