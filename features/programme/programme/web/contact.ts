import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'

/** The programme office's address, as the office set it. */
export const useContact = (): string => useStore(session).context?.CONTACT_EMAIL ?? ''
