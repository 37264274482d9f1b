import { Readable } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import pLimit from 'p-limit'
import { currentKey } from '#platform/server/key-ring.ts'
import { refuse } from '#platform/server/refuse.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { certificate } from '../calls.ts'
import { drawCertificate } from './draw.ts'
import { addressOf, issue } from './issue.ts'
import { certificateKey } from './keys.ts'
import { nameOf } from './queries.ts'
import { signFile } from './sign.ts'

/** One after another, so that between two of them the process answers everybody else: each takes its processor for 30 ms. */
const inTurn = pLimit(1)

/** The row is made in a short transaction. What the row says is drawn and signed after it. */
export const download = commandInSteps(certificate.file, async function download(request) {
  const { db, transact, actor, now, query, settings } = request
  const printed = query.identityCard === 'yes'
  const { identity_card } = await nameOf(db, actor.id)
  if (printed && identity_card === null) return refuse('identity-card-missing')
  const row = await transact((tx) => issue({ tx, actor, now, settings }, query.semester))
  const key = await currentKey(db, certificateKey, settings.SECRET)
  const drawing = {
    certificate: row,
    language: query.language,
    identityCard: printed ? identity_card : null,
    address: addressOf(settings, row.code),
  }
  const pdf = await inTurn(async () => {
    await setImmediate()
    return drawCertificate(drawing)
  })
  return {
    content: Readable.from([signFile(pdf, row.code, key)]),
    mediaType: 'application/pdf',
    name: `${row.number} ${row.surname} ${row.firstname}.pdf`,
  }
})
