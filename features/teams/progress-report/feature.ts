import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const progressReportFeature = feature({
  contract,
  refusals: {
    'progress-report-submitted': {
      status: 409,
      when: 'uploading another progress report, or dissolving a project that has one (decision O2)',
      hu: 'A projekt előrehaladási jelentése már fel van töltve. Egyet lehet feltölteni, és az végleges.',
      en: 'This project’s progress report has already been uploaded. There is only one, and it is final.',
    },
    'progress-report-deadline-passed': {
      status: 409,
      when: 'uploading a progress report after the deadline of the semester',
      hu: 'Az előrehaladási jelentés határideje lejárt.',
      en: 'The progress report deadline has passed.',
    },
  },
  acts: {
    'progress-report-submitted': {
      group: 'documents',
      hu: 'Feltöltötte az előrehaladási jelentést',
      en: 'Uploaded the progress report',
    },
    'progress-report-read': {
      group: 'documents',
      hu: 'Megnyitották az előrehaladási jelentést',
      en: 'Progress report opened',
    },
    'progress-reports-downloaded': {
      group: 'documents',
      hu: 'Letöltötték az előrehaladási jelentéseket',
      en: 'Progress reports downloaded',
    },
  },
  constraints: {
    one_progress_report_per_project: { code: 'progress-report-submitted' },
  },
})
