import {
  chooseCertificate,
  downloaded,
  finisher,
  revoke,
  withByte,
} from '#testing/journeys/steps/certificate.ts'
import type { FirstSemester } from '#testing/journeys/steps/feature-screens.ts'
import { renamed } from '#testing/journeys/steps/name-changes.ts'
import { pdfFile } from '#testing/journeys/steps/one-pager.ts'
import type { Screen } from '#testing/journeys/steps/open-screen.ts'
import { tokenOf } from '#testing/journeys/steps/people.ts'
import { pressInFirstMenu } from '#testing/journeys/steps/row-menu.ts'
import { press } from '#testing/journeys/steps/screen-acts.ts'

/** Where the last line but one names the key, counted from the end. */
const IN_THE_KEY = -110

/** Every answer of the check page, and the certificate of a student at every stage. */
export const firstSemester: FirstSemester = async (request, { office }) => {
  const graded = await tokenOf(request, 'finisher@rajt.example')
  const { code, file } = await downloaded(request, graded)
  const [revokedOne, another, participant] = [
    await finisher(request),
    await finisher(request),
    await finisher(request),
  ]
  const revoked = await downloaded(request, revokedOne.token)
  await revoke(request, revoked.number)
  const superseded = await downloaded(request, another.token)
  await renamed(request, another.token)
  await downloaded(request, another.token)
  const guest = (name: string, at: Partial<Screen>): Screen => ({
    name: `guest-certificate-${name}`,
    path: '/certificate',
    token: null,
    ...at,
  })
  const chosen = (name: string, bytes: Buffer) => guest(`file-${name}`, { act: chooseCertificate(bytes) })
  const screens: Screen[] = [
    guest('revoked', { path: `/certificate/${revoked.code}` }),
    guest('superseded', { path: `/certificate/${superseded.code}` }),
    guest('unknown', { path: `/certificate/${'0'.repeat(32)}` }),
    chosen('valid', file),
    chosen('changed', withByte(file, 2000)),
    chosen('foreign', withByte(file, IN_THE_KEY)),
    chosen('unsigned', pdfFile().buffer),
    chosen('revoked', revoked.file),
    { name: 'student-certificate', path: '/', token: graded },
    { name: 'student-certificate-participation', path: '/', token: participant.token },
    { name: 'student-certificate-withheld', path: '/', token: revokedOne.token },
    { name: 'office-certificates', path: '/settings?tab=certificates', token: office },
    {
      name: 'office-certificate-revoke',
      path: '/settings?tab=certificates',
      token: office,
      act: pressInFirstMenu(/^(Visszavonás|Revoke):/),
    },
    {
      name: 'office-certificate-key',
      path: '/settings?tab=certificates',
      token: office,
      act: press(/^(Kulcs cseréje|Change the key)$/),
    },
  ]
  return { screens, addresses: { certificate: `/certificate/${code}` } }
}
