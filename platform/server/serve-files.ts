import type { FastifyInstance } from 'fastify'
import { answerFile } from './answer-file.ts'
import type { Clock } from './clock.ts'
import type { Database } from './database.ts'
import { type Files, isFileKey } from './files.ts'
import { refuse } from './refuse.ts'

/** Seconds of a year. */
const KEPT_FOR = 31_536_000

interface Serving {
  db: Database
  files: Files
  clock: Clock
}

/**
 * The files that are for everybody, by their unguessable key: videos and podcasts of lessons, with what belongs to them.
 * One that was replaced goes on for a while, for those who are playing it.
 */
export function serveFiles(app: FastifyInstance, { db, files, clock }: Serving): void {
  app.get<{ Params: { '*': string } }>('/files/*', async (request, reply) => {
    const key = request.params['*']
    if (!isFileKey(key)) return refuse('not-found')
    const file = await db
      .selectFrom('file')
      .select(['media_type', 'name'])
      .where('key', '=', key)
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('medium as m')
              .select('m.kind')
              .where('m.kind', '<>', 'worksheet')
              .where(({ eb, ref }) =>
                eb(ref('file.id'), 'in', [ref('m.file_id'), ref('m.captions_id'), ref('m.poster_id')]),
              ),
          ),
          exists(
            selectFrom('medium_replacement as r')
              .innerJoin('medium as m', 'm.id', 'r.medium_id')
              .select('r.id')
              .whereRef('r.file_id', '=', 'file.id')
              .where('m.kind', '<>', 'worksheet')
              .where('r.kept_until', '>', clock.now()),
          ),
        ]),
      )
      .executeTakeFirst()
    if (!file) return refuse('not-found')
    const { media_type: mediaType, name } = file
    return answerFile(request, reply, files, {
      content: { key },
      mediaType,
      name,
      isShown: true,
      keptFor: KEPT_FOR,
    })
  })
}
