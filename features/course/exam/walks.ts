import type { World } from '#bench/growth-world.ts'
import type { Walks } from '#testing/server/walks.ts'

/** An exam that the student has not begun, or has begun just now. */
async function exam(world: World, begun: boolean): Promise<string> {
  const own = [world.student, world.module]
  await world.run(
    `delete from exam_answer using exam_attempt a where a.id = attempt_id and account_id = $1 and module_id = $2`,
    own,
  )
  await world.run('delete from exam_attempt where account_id = $1 and module_id = $2', own)
  if (!begun) return ''
  const id = await world.one(
    `insert into exam_attempt (account_id, module_id, number, status, started_at, ends_at)
     values ($1, $2, 1, 'OPEN', $3::timestamptz, $3::timestamptz + interval '1 day') returning id`,
    [...own, world.now],
  )
  await world.run(
    `insert into exam_answer (attempt_id, position, question_id, version, option_order)
     select $1, row_number() over (order by q.id), q.id, q.version, '{0,1,2,3}' from question q
     where q.module_id = $2 and q.kind = 'single' order by q.id limit 8`,
    [id, world.module],
  )
  return id
}

export const walks: Walks = {
  samples: {
    first: [
      {
        call: 'exam.start',
        as: 'student',
        prepare: async (world) => {
          await exam(world, false)
          return { body: { moduleId: world.module, platform: 'WEB' } }
        },
      },
      {
        call: 'exam.attempt',
        as: 'student',
        prepare: async (world) => ({ params: { id: await exam(world, true) } }),
      },
      {
        call: 'exam.answer',
        as: 'student',
        prepare: async (world) => ({
          params: { id: await exam(world, true) },
          body: { position: 1, choice: [0], revision: 0 },
        }),
      },
      {
        call: 'exam.submit',
        as: 'student',
        prepare: async (world) => ({ params: { id: await exam(world, true) } }),
      },
      {
        call: 'exam.grant',
        as: 'office',
        prepare: ({ student, module }) => ({
          body: { student, module, extraAttempts: 0, extraMinutes: 5, reason: 'Mérés.' },
        }),
      },
    ],
  },
  notMeasured: {
    'exam.report': 'reads what exam.attempt does, and writes one row',
    'exam.dated': 'reads the questions of one course that have a last day, by an index of them alone',
    'exam.result': 'is another server’s call, and closes as exam.submit does',
  },
}
