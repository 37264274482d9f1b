import { queryOptions } from '@tanstack/react-query'
import { send } from '#platform/web/api.ts'
import { hasKept, orKept } from '#platform/web/offline-cache.ts'
import { queryOf } from '#platform/web/query.ts'
import { course } from '../calls.ts'

/** Where something is kept, an answer that came early goes the way of all others: it renews what is kept. */
const orLater = <D>(early: D) => (hasKept() ? undefined : early)

/** The course and where its student stands. */
export const progressQuery = () => {
  const query = queryOf(course.progress)
  return queryOptions({
    ...query,
    initialData: orLater(query.initialData),
    queryFn: ({ signal }) => orKept(course.progress, {}, () => send(course.progress, {}, signal)),
  })
}

export const lessonQuery = (id: string) => {
  const request = { params: { id } }
  const query = queryOf(course.lesson, request)
  return queryOptions({
    ...query,
    initialData: orLater(query.initialData),
    queryFn: ({ signal }) => orKept(course.lesson, request, () => send(course.lesson, request, signal)),
  })
}

export const suggestionsQuery = (lesson: string) => queryOf(course.suggestions, { query: { lesson } })
