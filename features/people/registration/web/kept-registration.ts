import { draftKey, readStored, store } from '#platform/web/stored.ts'

const ADDRESS = 'rajt.registered'
const DRAFT = draftKey('register')

/** After a registration was sent: where its mail went, and the form as it was typed for who goes back, but no password. */
export function keepRegistered({ email, ...typed }: { email: string; password?: string }): void {
  const { password: _, ...others } = typed
  store(sessionStorage, ADDRESS, email)
  store(sessionStorage, DRAFT, { email, ...others })
}

/** The address that the verification mail of this tab went to. */
export const registeredAddress = (): string | null => readStored<string>(sessionStorage, ADDRESS)

/** Once the address is proven, nobody goes back to the form. */
export function forgetRegistered(): void {
  store(sessionStorage, ADDRESS, null)
  store(sessionStorage, DRAFT, null)
}
