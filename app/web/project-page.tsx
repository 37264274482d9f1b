import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { ProjectDetailPage } from '#teams/project/web/detail-page.tsx'

const Corrections = lazyComponent(() => import('#office/team-corrections/web/team-corrections.tsx'))

/** A project, with what the office does below it. */
export const ProjectPage = () => <ProjectDetailPage Corrections={Corrections} />
