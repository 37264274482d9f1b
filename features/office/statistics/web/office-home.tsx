import { UntakenMails } from '#office/desk/web/home-untaken.tsx'
import { HomeSetup } from '#office/setup/web/home-setup.tsx'

/** Above the figures: what a new programme still needs, and whom no mail has reached. */
export default function OfficeHome() {
  return (
    <>
      <HomeSetup />
      <UntakenMails />
    </>
  )
}
