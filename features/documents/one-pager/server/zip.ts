import { universitiesOf } from '#people/identity/server/tenant.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { momentInName } from '#platform/server/budapest.ts'
import { safeName } from '#platform/server/file-name.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { matching, wordsOf } from '#platform/server/search.ts'
import { namingMissing, zipOf } from '#platform/server/zip.ts'
import { firstToRead } from '#programme/programme/server/to-read.ts'
import { onePager } from '../calls.ts'
import { chosenOf } from './list.ts'
import { zipWords } from './zip-words.ts'

/** Of those that are filtered, whoever handed in: a folder for each university. */
export const zip = commandInSteps(
  onePager.zip,
  async function zip({ db, transact, actor, now, query, store, language }) {
    const said = zipWords[language]
    const { semester, context } = await firstToRead(db, query.semester)
    const filters = { ...query, universities: universitiesOf(actor, query.universities), isUploaded: true }
    const chosen = chosenOf(db, semester, filters)
    const rows = await matching({ searched: 'a.search_text' }, chosen, wordsOf(query.search))
      .innerJoin('file as f', 'f.id', 'o.file_id')
      .select(['a.id', 'a.surname', 'a.firstname', 'a.neptun', 'a.university_id', 'f.key', 'f.created_at'])
      .orderBy('a.university_id')
      .orderBy('a.sort_name')
      .execute()
    await transact((tx) =>
      writeAudit({ tx, actor, now }, 'one-pagers-downloaded', semester.id, { ...query, count: rows.length }),
    )
    const entries = rows.map(({ id, surname, firstname, neptun, university_id, key, created_at }) => ({
      path: `${safeName(context.UNIVERSITY_NAMES[university_id ?? ''] ?? '')}/${safeName(`${surname} ${firstname}`)} (${neptun ?? id}).pdf`,
      key,
      at: created_at,
    }))
    const content = zipOf(
      store,
      entries,
      namingMissing(said.missing, now, (paths) => `${said.missingText}\n${paths.join('\n')}\n`),
    )
    return {
      content,
      mediaType: 'application/zip',
      name: `${said.zip} ${semester.key} ${momentInName(now)}.zip`,
    }
  },
)
