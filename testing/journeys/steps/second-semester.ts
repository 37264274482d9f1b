import { test as base } from '@playwright/test'
import { SECOND_SEMESTER_PORT, urlAt } from '../ports.ts'

/**
 * On the server of the second semester that stories tell at the same time, each with people of its own: what the
 * demonstration's people have, and the semester, are only read there. Whoever changes them has `onOwnServer`.
 */
export const test = base.extend({ baseURL: urlAt(SECOND_SEMESTER_PORT) })
