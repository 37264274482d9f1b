import { waitAgain } from '#bench/accepting.ts'
import type { World } from '#bench/growth-world.ts'
import type { Walks } from '#testing/server/walks.ts'

/** An application to the project of the other student that waits, whatever earlier rounds decided. */
async function waiting(world: World): Promise<string> {
  const id = await world.one(
    `select r.id from team_request r join project p on p.id = r.project_id join account o on o.id = p.owner_id
     where r.kind = 'APPLICATION' and o.email = $1 and r.person_id <> $2 order by r.sent_at desc, r.id limit 1`,
    [world.emails.other, world.student],
  )
  await waitAgain(world.run, [id])
  return id
}

export const walks: Walks = {
  everybodys: [
    'application.standing',
    'application.apply',
    'invitation.invite',
    'mentorApplication.apply',
    'requests.retry',
  ],
  samples: {
    second: [
      { call: 'application.received', as: 'other' },
      { call: 'application.mine', as: 'student' },
      { call: 'requests.mine', as: 'student' },
      { call: 'requests.mine', of: 'an owner', as: 'other' },
      { call: 'requests.waiting', as: 'other' },
    ],
    secondGrowthAlone: [
      { call: 'invitation.received', as: 'student' },
      { call: 'invitation.sent', as: 'other' },
      {
        call: 'application.accept',
        as: 'other',
        prepare: async (world) => ({ params: { id: await waiting(world) } }),
      },
    ],
  },
  notMeasured: {
    'application.apply': 'reads the rows of one student and writes one',
    'application.revoke': 'writes one row by its key',
    'application.see': 'writes one row by its key',
    'application.reject': 'writes one row by its key',
    'application.cv': 'reads one row by its key and sends a file',
    'requests.typical': 'counts once in a minute for everybody, from an index',
    'invitation.invite': 'reads the rows of one student and writes one',
    'invitation.see': 'writes one row by its key',
    'invitation.accept': 'writes the rows of one student and one project',
    'invitation.decline': 'writes one row by its key',
    'invitation.withdraw': 'writes one row by its key',
    'application.standing': 'reads the rows of one key',
    'mentorApplication.apply': 'reads the rows of one project, and writes one',
    'mentorApplication.mine': 'reads the rows of one project',
    'mentorApplication.revoke': 'writes one row by its key',
    'mentorApplication.received': 'reads the rows of one mentor',
    'mentorApplication.see': 'writes one row by its key',
    'mentorApplication.accept': 'writes the rows of one project and of one mentor',
    'mentorApplication.decline': 'writes one row by its key',
    'requests.setAside': 'reads requests that failed for a reason of their own, by an index of them alone',
    'requests.retry': 'writes one row by its key',
  },
}
