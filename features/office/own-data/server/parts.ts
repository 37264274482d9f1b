import { accountParts } from './account-parts.ts'
import { messageParts } from './message-parts.ts'
import { programmeParts } from './programme-parts.ts'
import { teamParts } from './team-parts.ts'

/** Everything that refers to an account; a test fails when a table does that is neither here nor left out with a reason. */
export const parts = { ...accountParts, ...programmeParts, ...teamParts, ...messageParts }

/** Tables with nothing that tells their owner something. */
export const leftOut: Readonly<Record<string, string>> = {
  access_token: 'hashes of links in mails, which the mails name',
  known_address: 'keyed hashes of network addresses',
  known_sign_in: 'keyed hashes of network regions',
  recovery_code: 'hashes',
  one_pager_onboarding: 'a mark that a page was opened',
  one_pager_missed: 'a mark that a mail was sent',
  standing: 'sums of the exams',
  absence: 'the semesters beside those they entered, which are told',
  setup_step: 'what was looked at for the programme, which the acts of the office tell',
  suggested: 'drawn anew each day from what they and others have written',
  content_draft: 'the course that staff write together',
  content_presence: 'who has something of the course open, for less than a minute',
  content_version: 'the course that staff have published',
  publishing_plan: 'when the course is published, which its acts tell',
  ruling: 'what the office ruled of questions, which its acts tell',
  glossary_term: 'the glossary of the course',
  medium: 'the media of the course',
  medium_replacement: 'the media of the course',
  upload: 'media of the course on their way, for a day',
  own_data: 'this file itself',
}
