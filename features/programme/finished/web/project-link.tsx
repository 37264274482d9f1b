import { NameLink } from '#platform/ui/links.tsx'
import { WRITTEN, written } from '#platform/ui/written.tsx'

interface Props {
  project: { _id: string; name: string }
  /** Nobody can read it any more. */
  isGone?: boolean
  /** The finished semester that it belongs to. */
  semester?: string
}

/** The name of a project, which leads to what it is about. */
export function ProjectLink({ project: { _id, name }, isGone = false, semester }: Props) {
  if (isGone) return written(name)
  return (
    <NameLink
      to="/project/project-detail/$projectId"
      params={{ projectId: _id }}
      search={semester ? { semester } : {}}
      {...WRITTEN}
    >
      {name}
    </NameLink>
  )
}
