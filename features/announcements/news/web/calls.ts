import { queryOf } from '#platform/web/query.ts'
import { news } from '../calls.ts'

const NEWEST = 3

/** Of the home page. */
export const newestQuery = () => queryOf(news.more, { query: { count: String(NEWEST) } })
