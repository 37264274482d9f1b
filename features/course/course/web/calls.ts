import { queryOptions } from '@tanstack/react-query'
import { send } from '#platform/web/api.ts'
import { orKept } from '#platform/web/offline-cache.ts'
import { queryOf } from '#platform/web/query.ts'
import { course } from '../calls.ts'

/** The course and where its student stands. */
export const progressQuery = () =>
  queryOptions({
    ...queryOf(course.progress),
    queryFn: ({ signal }) => orKept(course.progress, {}, () => send(course.progress, {}, signal)),
  })

export const lessonQuery = (id: string) => {
  const request = { params: { id } }
  return queryOptions({
    ...queryOf(course.lesson, request),
    queryFn: ({ signal }) => orKept(course.lesson, request, () => send(course.lesson, request, signal)),
  })
}

export const suggestionsQuery = (lesson: string) => queryOf(course.suggestions, { query: { lesson } })
