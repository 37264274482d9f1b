import { ownData } from '@rajt/contract/own-data'
import { queryOf } from '../plumbing/query.ts'

const AGAIN_MS = 1500

/** Asked again while the file is being made. */
export const standingQuery = () => ({
  ...queryOf(ownData.standing),
  refetchInterval: ({ state }: { state: { data?: { ownData: { ready: unknown } | null } | undefined } }) =>
    state.data?.ownData && !state.data.ownData.ready ? AGAIN_MS : (false as const),
})
