import { queryOf } from '#platform/web/query.ts'
import { matching } from '../calls.ts'

export const suggestedMembersQuery = () => queryOf(matching.members)
export const suggestedProjectsQuery = () => queryOf(matching.projects)
export const suggestedMentorsQuery = () => queryOf(matching.mentors)
export const settingQuery = () => queryOf(matching.setting)

/** What somebody asks, answers or writes of themselves changes who is suggested to them. */
export const allSuggestions = [matching.members, matching.projects, matching.mentors]
