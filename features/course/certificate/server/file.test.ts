import { execFileSync } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { describe, expect, test } from 'vitest'
import { profile } from '#people/profile/calls.ts'
import { readPdf } from '#platform/server/pdf.ts'
import { certificatesOf } from '#testing/server/certificates.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { certificate } from '../calls.ts'
import { signedFile } from '../file.ts'
import { drawCertificate } from './draw.ts'

const rajt = await buildTestRajt()
const { as, guest, settings } = rajt
const { download, finisher, improve, rows } = await certificatesOf(rajt)
const student = await finisher({ surname: 'Őszi-Szűcs', firstname: 'Fruzsina' })
const signed = await download(student)

async function read(bytes: Uint8Array) {
  const task = getDocument({ data: new Uint8Array(bytes) })
  const document = await task.promise
  const page = await document.getPage(1)
  const { items } = await page.getTextContent()
  const text = items.map((item) => ('str' in item ? item.str : '')).join(' ')
  const { info } = await document.getMetadata()
  const marks = (await document.getMarkInfo()) as Map<string, boolean> | null
  const tree = JSON.stringify(await page.getStructTree())
  const [, , width, height] = page.view
  await task.destroy()
  return {
    text: text.replace(/\s+/g, ' '),
    info: info as Record<string, unknown>,
    marks,
    tree,
    width,
    height,
  }
}

describe('the file', () => {
  test('says in Hungarian what it has to, with every letter', async () => {
    const { text, info, marks, tree, width, height } = await read(signed)
    const [row] = await rows(student)
    for (const words of [
      'Őszi-Szűcs Fruzsina',
      'Tanúsítvány',
      'Ellenőrizhető bejelentkezés nélkül',
      row?.number ?? '',
      'közepes (3), 70%',
    ])
      expect(text).toContain(words)
    expect(text).toContain(`${settings.publicUrl}/app/certificate/`)
    expect(text).toContain(row?.code)
    expect(info).toMatchObject({ Language: 'hu', Title: `Tanúsítvány ${row?.number}` })
    expect(marks?.get('Marked')).toBe(true)
    for (const part of ['"Document"', '"H1"', '"H2"', '"P"', '"Figure"', '"Link"', '"alt"'])
      expect(tree).toContain(part)
    expect([width, height].map((one) => Math.round(one ?? 0))).toEqual([842, 595])
    expect(await readPdf(signed)).toEqual({ pages: 1 })
  })

  test('has the code to type on one line, however wide its letters are', async () => {
    const code = 'd'.repeat(32)
    const certificate = {
      number: '2040-41-1-000001',
      surname: 'Őszi-Szűcs',
      firstname: 'Fruzsina',
      programme_hu: 'Országos startup-egyetemi program',
      programme_en: 'National startup-university programme',
      semester_key: '2040-41-1',
      semester_number: 1,
      grade: 3,
      percent: 70,
      issued_at: rajt.clock.now(),
    }
    const address = `http://rajt.test/app/certificate/${code}`
    const { text } = await read(
      await drawCertificate({ certificate, language: 'hu', identityCard: null, address }),
    )
    expect(text).toContain(`http://rajt.test/app/certificate/ ${code}`)
  })

  test('says the same in English, with the given name first', async () => {
    const { text, info } = await read(await download(student, { language: 'en' }))
    for (const words of ['Fruzsina Őszi-Szűcs', 'Certificate', 'satisfactory (3), 70%'])
      expect(text).toContain(words)
    expect(text).not.toContain('Tanúsítvány')
    expect(info).toMatchObject({ Language: 'en' })
  })

  test('prints the identity card number on request only', async () => {
    await as(student).does(profile.saveIdentityCard, { body: { identityCard: 'aa 123456' } })
    expect((await read(await download(student))).text).not.toContain('AA123456')
    expect((await read(await download(student, { identityCard: 'yes' }))).text).toContain('AA123456')
    await as(student).does(profile.saveIdentityCard, { body: { identityCard: null } })
  })

  test('of grade 1 is one of participation and names no grade', async () => {
    const weak = await finisher()
    for (const { id } of await rajt.db
      .selectFrom('exam_attempt')
      .select('id')
      .where('account_id', '=', weak.id)
      .execute())
      await rajt.db.updateTable('exam_attempt').set({ points: 20 }).where('id', '=', id).execute()
    const { text } = await read(await download(weak))
    expect(text).toContain('Részvételi tanúsítvány')
    expect(text).not.toMatch(/Eredmény|elégtelen/)
    await improve(weak, 20)
  })

  test.each([
    ['sixty letters twice', 'Á'.repeat(60), 'ű'.repeat(60)],
    ['Cyrillic letters', 'Ковалевская', 'София'],
    ['Greek letters', 'Παπαδόπουλος', 'Νίκος'],
  ])('holds a name of %s', async (_what, surname, firstname) => {
    const { text } = await read(await download(await finisher({ surname, firstname })))
    expect(text).toContain(`${surname} ${firstname}`)
  })

  test('embeds its fonts, and of them what it uses', () => {
    const text = Buffer.from(signed).toString('latin1')
    expect(text.match(/\/FontFile[23]/g)?.length).toBeGreaterThanOrEqual(2)
    expect(text).toMatch(/\/FontName \/[A-Z]{6}\+Bricolage/)
    expect(signed.length).toBeLessThan(60_000)
  })
})

describe('the signature', () => {
  test('does not hold once a byte is changed, left out or put in, wherever it is', async () => {
    const { keys } = await guest.does(certificate.keys)
    const keyOf = new Map(keys.map(({ id, pem }) => [id, createPublicKey(pem)]))
    const holds = (bytes: Uint8Array<ArrayBuffer>) => {
      const file = signedFile(bytes)
      const key = file && keyOf.get(file.key)
      return Boolean(key && verify(null, file.signed, key, file.signature))
    }
    expect(holds(signed)).toBe(true)
    // Each bit of the last lines, which are looked at before the signature is; elsewhere one byte is like another.
    const tail = Array.from(
      { length: 300 * 8 },
      (_, bit) => [signed.length - 1 - (bit >> 3), bit % 8] as const,
    )
    for (const [at, bit] of tail)
      if (holds(signed.with(at, (signed[at] ?? 0) ^ (1 << bit)))) expect.fail(`byte ${at}, bit ${bit}`)
    const place = fc.nat(signed.length - 1)
    const other = fc.integer({ min: 1, max: 255 })
    const changes = fc.property(place, other, (at, by) => {
      const [before, after] = [signed.subarray(0, at), signed.subarray(at + 1)]
      const byte = signed[at] ?? 0
      const files = [[byte ^ by], [], [byte, by]].map((put) => Uint8Array.from([...before, ...put, ...after]))
      return files.every((file) => !holds(file))
    })
    fc.assert(changes, { numRuns: 200 })
  })

  test('is verified by openssl alone, as docs/decisions/0013 says', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rajt-openssl-'))
    const { keys } = await guest.does(certificate.keys)
    writeFileSync(join(folder, 'certificate.pdf'), signed)
    writeFileSync(join(folder, 'key.pem'), keys[0]?.pem ?? '')
    const steps = `head -c -105 certificate.pdf > signed
tail -c 105 certificate.pdf | cut -d ' ' -f 2 | base64 -d > signature
openssl pkeyutl -verify -pubin -inkey key.pem -rawin -in signed -sigfile signature`
    const answer = execFileSync('sh', ['-c', steps], { cwd: folder, encoding: 'utf8' })
    rmSync(folder, { recursive: true })
    expect(answer).toContain('Signature Verified Successfully')
  })
})
