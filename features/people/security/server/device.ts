import bowser from 'bowser'
import { cut } from '#platform/contract/signs.ts'

/** Longer headers are cut before they are read. */
const HEADER_MAX = 512
const DEVICE_MAX = 80

const browsers = new Set<string>(Object.values(bowser.BROWSER_MAP))
const systems = new Set<string>(Object.values(bowser.OS_MAP))

/** What calls the API by itself; browsers all begin with `Mozilla`. */
const PROGRAM =
  /^(curl|Wget|python-requests|node|undici|axios|okhttp|Go-http-client|PostmanRuntime|insomnia)(?=\/|$)/

/**
 * Browser and system in plain words, e.g. `Firefox · Windows`; null where neither is known. Names of the library's own
 * lists alone: for a browser it does not know it would repeat whatever the header says.
 */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const program = userAgent.match(PROGRAM)?.[1]
  if (program) return program
  const parsed = bowser.parse(cut(userAgent, HEADER_MAX))
  const browser = known(browsers, parsed.browser.name)
  const system = known(systems, parsed.os.name)
  return cut([browser, system].filter(Boolean).join(' · '), DEVICE_MAX) || null
}

const known = (names: Set<string>, name: string | undefined) => (name && names.has(name) ? name : null)
