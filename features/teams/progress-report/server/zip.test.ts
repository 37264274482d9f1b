import { rm, truncate, writeFile } from 'node:fs/promises'
import { join as pathTo } from 'node:path'
import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { newFileKey } from '#platform/server/files.ts'
import { transact } from '#platform/server/transact.ts'
import { files } from '#programme/files/calls.ts'
import { emese, gabor } from '#testing/server/cast.ts'
import { pdf } from '#testing/server/one-pagers.ts'
import { addPeople, type Person, person } from '#testing/server/people.ts'
import { blank, progressReportsOf } from '#testing/server/progress-reports.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { unzipped } from '#testing/server/unzip.ts'

const rajt = await buildTestRajt()
const { app, as, db, folder } = rajt
const { semester, ready, upload } = await progressReportsOf(rajt)

/** As a browser downloads it: without a token, at an address made for this download. */
async function zipFor(who: Person, query: string) {
  const { url } = await as(who).does(files.address, { body: { path: `/api/progress-report/zip${query}` } })
  return app.inject({ url })
}

async function indexOf(found: Map<string, Buffer>) {
  const { sheets } = await readXlsx(new Uint8Array(found.get('index.xlsx') ?? Buffer.alloc(0)))
  return sheets[0]?.rows.map((cells) => [...cells]) ?? []
}

test('the zip holds every report by university, project and owner, and an index of all projects', async () => {
  const traits = { university: 'bce', surname: 'Nagy-Kis', firstname: 'Lőrinc' }
  const named = { university: 'bce', surname: 'Kovács', firstname: 'Anna' }
  const [one, other] = [await ready('Első/busz: "éjjel"', traits), await ready('ELSŐ BUSZ  éjjel', traits)]
  const lost = await ready('=1+1', named)
  await ready('Nincs kész', named)
  await upload(one.owner, pdf('Ez az'))
  await upload(other.owner, pdf('Ez a másik'))
  await upload(lost.owner, pdf('Elveszett'))
  const { key } = await db
    .selectFrom('progress_report as r')
    .innerJoin('file as f', 'f.id', 'r.file_id')
    .select('f.key')
    .where('r.project_id', '=', lost.project)
    .executeTakeFirstOrThrow()
  await rm(pathTo(folder, 'files', key))

  const reply = await zipFor(gabor, '?universities=bce')
  expect(reply.headers['content-type']).toBe('application/zip')
  const found = unzipped(reply.rawPayload)
  const at = 'Budapesti Corvinus Egyetem'
  expect([...found.keys()].sort()).toEqual([
    `${at}/ELSŐ BUSZ éjjel - Nagy-Kis Lőrinc.pdf`,
    `${at}/Első busz éjjel - Nagy-Kis Lőrinc (2).pdf`,
    'index.xlsx',
  ])
  expect(found.get(`${at}/ELSŐ BUSZ éjjel - Nagy-Kis Lőrinc.pdf`)).toEqual(
    Buffer.from(await pdf('Ez a másik').arrayBuffer()),
  )
  const [header, ...rows] = await indexOf(found)
  expect(header?.[0]).toBe('Projekt')
  expect(
    rows.map(([project, owner, , , members, , path, note]) => [project, owner, members, path, note]),
  ).toEqual([
    ['=1+1', 'Kovács Anna', 1, `${at}/=1+1 - Kovács Anna.pdf`, 'A feltöltött fájl nem található a tárhelyen'],
    [
      'ELSŐ BUSZ  éjjel',
      'Nagy-Kis Lőrinc',
      1,
      `${at}/ELSŐ BUSZ éjjel - Nagy-Kis Lőrinc.pdf`,
      'Hiányos csapat',
    ],
    [
      'Első/busz: "éjjel"',
      'Nagy-Kis Lőrinc',
      1,
      `${at}/Első busz éjjel - Nagy-Kis Lőrinc (2).pdf`,
      'Hiányos csapat',
    ],
    ['Nincs kész', 'Kovács Anna', 1, null, 'Nincs feltöltve'],
  ])
  const line = await db
    .selectFrom('audit')
    .select(['actor_id', 'detail'])
    .where('act', '=', 'progress-reports-downloaded')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  expect(line).toMatchObject({ actor_id: gabor.id, detail: { count: 3, universities: ['bce'] } })
  // Its row names a file that is gone on purpose.
  await db.deleteFrom('progress_report').where('project_id', '=', lost.project).execute()
  await db.deleteFrom('file').where('key', '=', key).execute()
})

test('a coordinator’s zip and its index hold their own university alone, in the language asked for', async () => {
  const { owner } = await ready('Sajátunk', { university: 'szte' })
  await upload(owner)
  const found = unzipped((await zipFor(emese, '?universities=bce&language=en')).rawPayload)
  expect([...found.keys()].some((path) => path.includes('Corvinus'))).toBe(false)
  const [header, ...rows] = await indexOf(found)
  expect(header?.[0]).toBe('Project')
  expect(rows.map(([project]) => project)).toEqual(['Sajátunk'])
})

const COUNT = 500
const SIZE = 16 * 1024

/** That memory stays flat while 500 MB are sent is measured by `npm run bench second-files`. */
test('the zip holds five hundred reports, each once', async () => {
  await uploadMany()
  const found = unzipped((await zipFor(gabor, '?universities=elte')).rawPayload)
  const reports = [...found].filter(([path]) => path !== 'index.xlsx')
  expect(reports.filter(([, content]) => content.length === SIZE)).toHaveLength(COUNT)
  expect(await indexOf(found)).toHaveLength(COUNT + 1)
})

/** Reports of as many projects with one name, whose files are empty pages of the disk. */
async function uploadMany() {
  const now = rajt.clock.now()
  const traits = { role: 'STUDENT', university: 'elte', surname: 'Nagy', firstname: 'Anna' } as const
  const owners = Array.from({ length: COUNT }, (_, n) => person(`owner${n}`, traits))
  await transact(db, (tx) => addPeople(tx, owners, { password_hash: '', now, signedInAt: now }))
  const projects = await db
    .insertInto('project')
    .values(
      owners.map(({ id }) => ({
        ...blank,
        name: 'Ugyanaz',
        owner_id: id,
        semester_id: semester,
        created_at: now,
        saved_at: now,
      })),
    )
    .returning(['id', 'owner_id'])
    .execute()
  await db
    .insertInto('seat')
    .values(
      projects.map(({ id, owner_id }) => ({
        account_id: owner_id,
        semester_id: semester,
        project_id: id,
        position: 0,
        since: now,
      })),
    )
    .execute()
  const about = { media_type: 'application/pdf', bytes: SIZE, name: 'progress-report.pdf', created_at: now }
  const stored = await db
    .insertInto('file')
    .values(projects.map(() => ({ ...about, key: newFileKey('progress-reports', 'pdf') })))
    .returning(['id', 'key'])
    .execute()
  for (const { key } of stored) {
    const path = pathTo(folder, 'files', key)
    await writeFile(path, '')
    await truncate(path, SIZE)
  }
  await db
    .insertInto('progress_report')
    .values(
      projects.map(({ id, owner_id }, n) => ({
        project_id: id,
        uploader_id: owner_id,
        file_id: stored[n]?.id ?? '',
        submitted_at: now,
        digest: Buffer.alloc(32),
      })),
    )
    .execute()
}
