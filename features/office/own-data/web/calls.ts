import { queryOf } from '#platform/web/query.ts'
import { ownData } from '../calls.ts'

const AGAIN_MS = 1500

/** Asked again while the file is being made. */
export const standingQuery = () => ({
  ...queryOf(ownData.standing),
  refetchInterval: ({ state }: { state: { data?: { ownData: { ready: unknown } | null } | undefined } }) =>
    state.data?.ownData && !state.data.ownData.ready ? AGAIN_MS : (false as const),
})
