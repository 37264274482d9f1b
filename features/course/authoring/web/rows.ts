import { contentMost } from '#course/course/content.ts'
import { MAX_OPTIONS } from '#course/exam/question-content.ts'
import { mediaRows } from '#course/media/web/lesson-media.tsx'

/** What options have around them: their legend, and what follows them. */
export const OPTIONS_ROWS = MAX_OPTIONS + 2
/** Its head, kind, prompt, explanation and removal. */
export const CHECK_ROWS = OPTIONS_ROWS + 5
/** Their heading and what adds one. */
export const CHECKS_ROWS = contentMost.checks * CHECK_ROWS + 2
/** What stands above them: fields, and what may come between. */
const ROWS_BEFORE_CHECKS = 11
export const LESSON_ROWS = ROWS_BEFORE_CHECKS + CHECKS_ROWS + mediaRows(contentMost.media)
