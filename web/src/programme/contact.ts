import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'

/** The programme office's address, as the office set it. */
export const useContact = (): string => useStore(session).context?.CONTACT_EMAIL ?? ''
