import { queryOf } from '#platform/web/query.ts'
import { type EventTime, startupLab } from '../calls.ts'

interface Narrowing {
  categories: string[]
  when: EventTime
  search: string
  pageNumber: number
}

export const eventsQuery = (body: Narrowing) => queryOf(startupLab.list, { body })

/** Of the home page. */
export const upcomingQuery = () =>
  eventsQuery({ categories: [], when: 'upcoming', search: '', pageNumber: 1 })

export const eventQuery = (id: string) => queryOf(startupLab.one, { params: { id } })
