import { picturesIn } from '#course/course/figures.ts'
import { writeAudit } from '#platform/server/audit.ts'
import { momentInName } from '#platform/server/budapest.ts'
import { commandInSteps } from '#platform/server/request.ts'
import { namingMissing, zipOf } from '#platform/server/zip.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { courseFile } from '../course-file-calls.ts'
import { GLOSSARY } from './read-glossary.ts'
import { mediaOfLibrary, standingOf } from './standing.ts'
import { glossaryFile, standingTerms } from './standing-terms.ts'
import { filesOf } from './write-course.ts'

const words = {
  hu: { zip: 'tananyag', missing: 'hiányzó fájlok.txt', text: 'Ezek a fájlok nem találhatók a tárhelyen:' },
  en: { zip: 'course', missing: 'missing files.txt', text: 'We can’t find these files in our storage:' },
}

/** What is published of the semester's course, in the format of content/. */
export const download = commandInSteps(courseFile.download, async function download(request) {
  const { db, transact, actor, now, store, language } = request
  const { semester } = await currentProgramme(db)
  const standing = await standingOf(db, semester.id)
  const ids = standing.lessons.flatMap(({ published }) =>
    published ? [...published.hu.media, ...published.en.media, ...picturesIn(published)] : [],
  )
  const media = await mediaOfLibrary(db, { ids })
  const { texts, stored } = filesOf(
    standing,
    new Map(media.map((one) => [one.id, one])),
    `semester-${semester.number}`,
  )
  const glossary = glossaryFile(await standingTerms(db), texts.values())
  if (glossary) texts.set(GLOSSARY, glossary)
  await transact((tx) =>
    writeAudit({ tx, actor, now }, 'course-downloaded', semester.id, { files: texts.size + stored.size }),
  )
  const entries = [
    ...[...texts].map(([path, text]) => ({ path, text, at: now })),
    ...[...stored].map(([path, key]) => ({ path, key, at: now })),
  ]
  const said = words[language]
  const missing = namingMissing(said.missing, now, (paths) => `${said.text}\n${paths.join('\n')}\n`)
  return {
    content: zipOf(store, entries, missing),
    mediaType: 'application/zip',
    name: `${said.zip} ${semester.key} ${momentInName(now)}.zip`,
  }
})
