import { HomeSetup } from '#office/setup/web/home-setup.tsx'

/** What a new programme still needs. */
export default HomeSetup
