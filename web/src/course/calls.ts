import { course } from '@rajt/contract/course'
import { queryOptions } from '@tanstack/react-query'
import { send } from '../plumbing/api.ts'
import { orKept } from '../plumbing/kept-answers.ts'
import { queryOf } from '../plumbing/query.ts'

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
