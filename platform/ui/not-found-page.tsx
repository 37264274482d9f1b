import NotFound from './not-found.tsx'
import { Page } from './page.tsx'

/** The 404 of every area (spec 2). */
export const NotFoundPage = () => (
  <Page width="reading">
    <NotFound />
  </Page>
)
