import type { Handlers } from '#platform/server/request.ts'
import type { course } from '../calls.ts'
import { done } from './done.ts'
import { lesson } from './lesson.ts'
import { progress } from './progress.ts'
import { suggest } from './suggest.ts'
import { suggestions } from './suggestions.ts'
import { worksheet } from './worksheet.ts'

export const courseRoutes = {
  progress,
  lesson,
  worksheet,
  done,
  suggestions,
  suggest,
} satisfies Handlers<typeof course>
