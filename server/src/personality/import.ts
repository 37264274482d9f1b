import { join } from 'node:path'
import { languages, personalities } from '@rajt/contract/parts'
import * as z from 'zod/mini'
import { read } from '../course/content.ts'
import type { Tx } from '../plumbing/database.ts'

const words = z.string().check(z.minLength(1))
const both = <S extends z.ZodMiniType>(schema: S) => z.strictObject({ hu: schema, en: schema })
const TestFile = z.strictObject({
  items: z.array(
    z.strictObject({ key: words, type: z.enum(personalities), reverse: z.boolean(), hu: words, en: words }),
  ),
})
const TypesFile = z.strictObject({
  types: z.record(
    z.enum(personalities),
    z.strictObject({
      title: both(words),
      tagline: both(words),
      description: both(words),
      strengths: both(z.array(words)),
      watch: both(z.array(words)),
      team: both(words),
    }),
  ),
})

/** Loads the statements and the four types from their plain files (decision C7). */
export async function importPersonality(tx: Tx, folder: string): Promise<void> {
  const { items } = read(join(folder, 'test.yml'), TestFile)
  const { types } = read(join(folder, 'types.yml'), TypesFile)
  await tx
    .insertInto('personality_statement')
    .values(
      items.map(({ key, type, reverse, hu, en }, i) => ({
        key,
        type,
        reverse,
        position: i + 1,
        text_hu: hu,
        text_en: en,
      })),
    )
    .execute()
  await tx
    .insertInto('personality_type')
    .values(
      personalities.flatMap((personality) =>
        languages.map((language) => {
          const { title, tagline, description, strengths, watch, team } = types[personality]
          return {
            personality,
            language,
            title: title[language],
            tagline: tagline[language],
            description: description[language].trim().split(/\n\s*\n/),
            strengths: strengths[language],
            watch: watch[language],
            team: team[language],
          }
        }),
      ),
    )
    .execute()
}
