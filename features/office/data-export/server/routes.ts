import type { Handlers } from '#platform/server/request.ts'
import type { dataExport } from '../calls.ts'
import { previews } from './previews.ts'
import { xlsx } from './xlsx.ts'

export const dataExportRoutes = { previews, xlsx } satisfies Handlers<typeof dataExport>
