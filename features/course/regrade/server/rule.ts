import { sql } from 'kysely'
import { writeAudit } from '#platform/server/audit.ts'
import type { Tx } from '#platform/server/database.ts'
import { jsonOf } from '#platform/server/json.ts'
import { refuse } from '#platform/server/refuse.ts'
import { type CommandRequest, command } from '#platform/server/request.ts'
import { schedule } from '#platform/server/schedule.ts'
import { regrade } from '../calls.ts'
import { countMeeting, lockOpenAttempts } from './attempts.ts'
import { presentRuling, saidIn } from './present.ts'
import { lockQuestion, type Met, type QuestionRow, rulingsOf, versionsOf } from './queries.ts'
import { falls } from './results.ts'
import { isSame, mayLower } from './rules.ts'
import { changesBy, judge } from './wanted.ts'

/**
 * One ruling of a question, in force for whatever is scored from now on; a job counts anew what is closed. In the place of
 * what was ruled of the same versions. Idempotent: the same again changes nothing.
 */
export const rule = command(regrade.rule, async function rule(request) {
  const { tx, actor, now, language, params, body } = request
  const question = await lockQuestion(tx, params.id)
  const [last] = await rulingsOf(tx, question.id)
  if (last && (last.is_in_force || last.kind === 'as-asked') && isSame(saidIn(last), body))
    return presentRuling(last, await versionsOf(tx, question.id), language)
  const met = await judge(tx, question, body)
  await lockOpenAttempts(tx, met)
  const falling = (await changesBy(tx, met, body)).filter(falls).length
  const verdict = mayLower(falling, body.falling)
  if (verdict !== 'ok') return refuse(verdict, { detail: { falling } })
  const id = await keep(request, question, met)
  await putInForce(tx, id, met, body.kind)
  await writeAudit({ tx, actor, now }, 'question-ruled', question.id, {
    ruling: id,
    kind: body.kind,
    reason: body.reasons.hu,
  })
  await schedule(tx, 'regrade', { ruling: id })
  const kept = (await rulingsOf(tx, question.id)).find((one) => one.id === id)
  return kept ? presentRuling(kept, await versionsOf(tx, question.id), language) : refuse('internal')
})

async function keep(
  { tx, actor, now, body }: CommandRequest<typeof regrade.rule>,
  { id, module_id }: QuestionRow,
  met: Met,
): Promise<string> {
  const { students } = await countMeeting(tx, met)
  const made = await tx
    .insertInto('ruling')
    .values({
      question_id: id,
      module_id,
      kind: body.kind,
      versions: [...met.versions],
      answers: jsonOf(body.answers),
      lowers: body.lowers,
      falling: body.falling,
      reason_hu: body.reasons.hu,
      reason_en: body.reasons.en,
      made_at: now,
      made_by: actor.id,
      students,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return made.id
}

async function putInForce(tx: Tx, ruling: string, { question, versions }: Met, kind: string): Promise<void> {
  if (kind === 'as-asked') {
    await tx
      .deleteFrom('question_ruled')
      .where('question_id', '=', question)
      .where('version', 'in', versions)
      .execute()
    return
  }
  await sql`insert into question_ruled (question_id, version, ruling_id)
    select ${question}::uuid, version, ${ruling}::uuid from unnest(${[...versions]}::smallint[]) as version
    on conflict (question_id, version) do update set ruling_id = excluded.ruling_id`.execute(tx)
}
