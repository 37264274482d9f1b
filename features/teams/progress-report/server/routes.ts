import type { Handlers } from '#platform/server/request.ts'
import type { progressReport } from '../calls.ts'
import { file } from './file.ts'
import { list } from './list.ts'
import { standing } from './standing.ts'
import { upload } from './upload.ts'
import { zip } from './zip.ts'

export const progressReportRoutes = {
  standing,
  upload,
  list,
  file,
  zip,
} satisfies Handlers<typeof progressReport>
