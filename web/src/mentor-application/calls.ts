import { mentorApplication } from '@rajt/contract/mentor-application'
import { project } from '@rajt/contract/project'
import { queryOf } from '../plumbing/query.ts'

export const sentQuery = () => queryOf(mentorApplication.mine)

export const receivedQuery = () => queryOf(mentorApplication.received)

export const ownProjectQuery = () => queryOf(project.mine)
