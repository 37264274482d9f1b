import type { Handlers } from '#platform/server/request.ts'
import type { questionStatistics } from '../calls.ts'
import { list } from './list.ts'
import { question } from './question.ts'

export const questionStatisticsRoutes = { list, question } satisfies Handlers<typeof questionStatistics>
