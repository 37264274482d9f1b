import { queryOf } from '#platform/web/query.ts'
import { project } from '#teams/project/calls.ts'
import { mentorApplication } from '../calls.ts'

export const sentQuery = () => queryOf(mentorApplication.mine)

export const receivedQuery = () => queryOf(mentorApplication.received)

export const ownProjectQuery = () => queryOf(project.mine)
