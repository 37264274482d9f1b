import { type Project, type ProjectFields, type ProjectSection, projectSections } from '../calls.ts'

export const emptyProject: ProjectFields = {
  name: '',
  shortDescription: '',
  focuses: [],
  ...(Object.fromEntries(projectSections.map((name) => [name, ''])) as Record<ProjectSection, string>),
}

/** What its owner edits; nobody else has the contact of a draft. */
export function valuesOf(project: Project): ProjectFields {
  const { name, shortDescription, focuses, contact } = project
  const { problem, solution, market, competitors, businessModel, aboutTeam } = project
  return {
    name,
    shortDescription,
    focuses,
    problem,
    solution,
    market,
    competitors,
    businessModel,
    aboutTeam,
    contact: contact ?? '',
  }
}

/** Fields that say something else in one than in the other, in the order of the form. */
export const differences = (one: ProjectFields, other: ProjectFields) =>
  (['name', 'shortDescription', ...projectSections, 'focuses'] as const).filter(
    (name) => JSON.stringify(one[name]) !== JSON.stringify(other[name]),
  )
