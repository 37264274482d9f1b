import { queryOf } from '#platform/web/query.ts'
import { introduction } from '../calls.ts'

export const introductionQuery = () => queryOf(introduction.mine)
