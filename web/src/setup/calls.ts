import { setup } from '@rajt/contract/setup'
import { queryOf } from '../plumbing/query.ts'

export const setupQuery = () => queryOf(setup.steps)
