import { Broken } from '../ui/broken-page.tsx'
import { Page } from '../ui/page.tsx'

/** In the place of a page beside the menu: where that page would stand. */
export const BrokenInside = ({ error }: { error: unknown }) => (
  <Page width="reading">
    <Broken error={error} />
  </Page>
)
