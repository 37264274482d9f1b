import { join } from 'node:path'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { read } from '#course/authoring/server/content.ts'
import { languages, personalities } from '#platform/contract/parts.ts'
import type { Tx } from '#platform/server/database.ts'

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
type Items = z.infer<typeof TestFile>['items']
type Types = z.infer<typeof TypesFile>['types']

/** The statements of the test's plain file. */
export const readItems = (folder: string): Items => read(join(folder, 'test.yml'), TestFile).items

/**
 * Brings the statements and the four types to what their plain files say (decision C7); says whether anything changed.
 * A statement that is gone is retired and keeps its answers, so results that people already have stand as they are.
 */
export async function importPersonality(tx: Tx, folder: string, now: Date): Promise<boolean> {
  const items = readItems(folder)
  const { types } = read(join(folder, 'types.yml'), TypesFile)
  await refuseNewMeaning(tx, items)
  const changes = [
    await retire(tx, items, now),
    await putStatements(tx, items, now),
    await putTypes(tx, types),
  ]
  return changes.some((rows) => rows > 0)
}

/** Answers given to a key would count for another type or in the other direction. */
async function refuseNewMeaning(tx: Tx, items: Items): Promise<void> {
  const known = await tx.selectFrom('personality_statement').select(['key', 'type', 'reverse']).execute()
  for (const { key, type, reverse } of items) {
    const before = known.find((one) => one.key === key)
    if (before && (before.type !== type || before.reverse !== reverse))
      throw new Error(`statement ${key} has another type or direction than before: give it a new key`)
  }
}

async function retire(tx: Tx, items: Items, now: Date): Promise<number> {
  const keys = items.map(({ key }) => key)
  const { numUpdatedRows } = await tx
    .updateTable('personality_statement')
    .set({ retired_at: now })
    .where('key', 'not in', keys)
    .where('retired_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

async function putStatements(tx: Tx, items: Items, now: Date): Promise<number> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('personality_statement')
    .values(
      items.map(({ key, type, reverse, hu, en }, i) => ({
        key,
        type,
        reverse,
        position: i + 1,
        text_hu: hu,
        text_en: en,
        added_at: now,
      })),
    )
    .onConflict((on) =>
      on
        .column('key')
        .doUpdateSet((eb) => ({
          position: eb.ref('excluded.position'),
          text_hu: eb.ref('excluded.text_hu'),
          text_en: eb.ref('excluded.text_en'),
          retired_at: null,
          // One that comes back is asked from now on.
          added_at: eb
            .case()
            .when('personality_statement.retired_at', 'is', null)
            .then(eb.ref('personality_statement.added_at'))
            .else(eb.ref('excluded.added_at'))
            .end(),
        }))
        .where(
          sql<boolean>`(personality_statement.position, personality_statement.text_hu, personality_statement.text_en, personality_statement.retired_at)
            is distinct from (excluded.position, excluded.text_hu, excluded.text_en, null)`,
        ),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}

async function putTypes(tx: Tx, types: Types): Promise<number> {
  const rows = personalities.flatMap((personality) =>
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
  )
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('personality_type')
    .values(rows)
    .onConflict((on) =>
      on
        .columns(['personality', 'language'])
        .doUpdateSet((eb) => ({
          title: eb.ref('excluded.title'),
          tagline: eb.ref('excluded.tagline'),
          description: eb.ref('excluded.description'),
          strengths: eb.ref('excluded.strengths'),
          watch: eb.ref('excluded.watch'),
          team: eb.ref('excluded.team'),
        }))
        .where(sql<boolean>`personality_type is distinct from excluded`),
    )
    .executeTakeFirstOrThrow()
  return Number(numInsertedOrUpdatedRows)
}
