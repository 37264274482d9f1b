import * as z from 'zod/mini'
import { call, file } from '#platform/contract/call.ts'
import { Language } from '#platform/contract/parts.ts'
import { OfSemester } from '#programme/programme/calls.ts'

/** Spec 3: applications and memberships, invitations, applications to mentors and mentorships, interests of mentors. */
export const dataExports = ['applications', 'invitations', 'mentor-applications', 'mentor-interests'] as const
export type DataExport = (typeof dataExports)[number]

/** What a file would hold now. */
export const DataExportPreview = z.object({
  name: z.enum(dataExports),
  /** Headers in the caller's language, in their order. */
  columns: z.array(z.string()),
  rows: z.int(),
})
export type DataExportPreview = z.infer<typeof DataExportPreview>

export const about = 'Data exports: what teams of the semester have asked of each other, as Excel files.'

export const dataExport = {
  previews: call({
    summary: 'List the data exports with their columns and how many rows each has',
    method: 'GET',
    path: '/data-export',
    fromReplica: true,
    who: ['OFFICE'],
    query: z.strictObject({ semester: OfSemester }),
    answer: z.object({ exports: z.array(DataExportPreview) }),
    refuses: ['wrong-semester', 'semester-unknown'],
  }),
  /** Leaves a line in the audit (decisions X7, L9). */
  xlsx: call({
    summary: 'Download a data export as an Excel file',
    method: 'GET',
    path: '/data-export/:name',
    fromReplica: true,
    who: ['OFFICE'],
    params: z.strictObject({ name: z.enum(dataExports) }),
    query: z.strictObject({
      semester: OfSemester,
      /** The language of the file's words. */
      language: z._default(Language, 'hu'),
    }),
    answer: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
    refuses: ['wrong-semester', 'semester-unknown'],
  }),
}
