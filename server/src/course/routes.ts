import { course } from '@rajt/contract/course'
import { act, read, staged } from '../plumbing/request.ts'
import { done } from './done.ts'
import { lesson } from './lesson.ts'
import { progress } from './progress.ts'
import { suggest, suggestions } from './suggest.ts'

export const courseRoutes = [
  read(course.progress, progress),
  read(course.lesson, lesson),
  act(course.done, done),
  read(course.suggestions, suggestions),
  staged(course.suggest, suggest),
]
