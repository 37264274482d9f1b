import { queryOf } from '#platform/web/query.ts'
import { setup } from '../calls.ts'

export const setupQuery = () => queryOf(setup.steps)
