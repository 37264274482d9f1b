import { ModulesPage } from '#course/course/web/modules-page.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'

const Earlier = lazyComponent(() => import('#teams/earlier/web/earlier-part.tsx'))
const Mentored = lazyComponent(() => import('#teams/earlier/web/mentored-part.tsx'))

/** The course, with what later domains keep of earlier semesters. */
export const WholeModulesPage = () => <ModulesPage Earlier={Earlier} Mentored={Mentored} />
