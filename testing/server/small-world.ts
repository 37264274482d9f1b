import { account } from '#office/account/calls.ts'
import type { Database } from '#platform/server/database.ts'
import { introduction } from '#teams/introduction/calls.ts'
import { matching } from '#teams/matching/calls.ts'
import { mentorInterest } from '#teams/mentor-interest/calls.ts'
import { mentorPlaces } from '#teams/mentor-places/calls.ts'
import { mentorSuggestion } from '#teams/mentor-suggestion/calls.ts'
import { project } from '#teams/project/calls.ts'
import { application } from '#teams/request/application-calls.ts'
import { invitation } from '#teams/request/invitation-calls.ts'
import { mentorApplication } from '#teams/request/mentor-application-calls.ts'
import type { TeamRequestKind } from '#teams/request/states.ts'
import { team } from '#teams/team/calls.ts'
import type { AnyReply } from './at-once.ts'
import type { Chance } from './chance.ts'
import type { Client } from './client.ts'
import type { Person } from './people.ts'
import { described, introducing, motivation } from './teams.ts'

interface Request {
  id: string
  kind: TeamRequestKind
  person_id: string
  owner_id: string
}

/** What is there before a round: who, which projects, and every request with its two sides. */
interface World {
  students: readonly Person[]
  /** With published profiles. */
  mentors: readonly Person[]
  office: Person
  projects: readonly { id: string; owner_id: string }[]
  requests: readonly Request[]
}

export async function worldOf(
  db: Database,
  { students, mentors, office }: Pick<World, 'students' | 'mentors' | 'office'>,
): Promise<World> {
  const numbers = new Map([...students, ...mentors].map(({ id }, n) => [id, n]))
  const numberOf = (id: string) => numbers.get(id) ?? -1
  const projects = await db.selectFrom('project').select(['id', 'owner_id']).orderBy('created_at').execute()
  const requests = await db
    .selectFrom('team_request as r')
    .innerJoin('project as p', 'p.id', 'r.project_id')
    .select(['r.id', 'r.kind', 'r.person_id', 'r.status', 'p.owner_id'])
    .execute()
  const own = <T extends { owner_id: string }>(all: T[]) =>
    all.filter(({ owner_id }) => numbers.has(owner_id))
  // By who they are: ids are random, and the same seed is to try the same in the same world again.
  const order = ({ kind, status, owner_id, person_id }: (typeof requests)[number]) =>
    [kind, status, numberOf(owner_id), numberOf(person_id)].join()
  return {
    students,
    mentors,
    office,
    projects: own(projects).toSorted((a, b) => numberOf(a.owner_id) - numberOf(b.owner_id)),
    requests: own(requests).toSorted((a, b) => order(a).localeCompare(order(b))),
  }
}

export interface Act {
  name: string
  run: () => Promise<AnyReply>
}

/** One act that somebody of the world could try now, sensible or not. */
export function actOf(
  { as }: { as: (who: Person) => Pick<Client, 'call'> },
  world: World,
  chance: Chance,
): Act {
  const student = chance.pick(world.students)
  const anyProject = chance.pick(world.projects)
  const anyRequest = chance.pick(world.requests)
  const mentor = chance.pick(world.mentors)
  const personOf = (id: string) =>
    [...world.students, ...world.mentors].find((one) => one.id === id) ?? student
  const self = as(student)
  const acts: (Act | null)[] = [
    {
      name: `${student.username} creates`,
      run: () => self.call(project.create, { body: described('Ötlet') }),
    },
    { name: `${student.username} dissolves`, run: () => self.call(project.dissolve, { body: {} }) },
    {
      name: `${student.username} publishes`,
      run: () => self.call(project.publish, { body: { ...described('Ötlet'), revision: 1 } }),
    },
    anyProject && {
      name: `${student.username} applies to ${anyProject.id}`,
      run: () =>
        self.call(application.apply, {
          params: { id: anyProject.id },
          body: { motivation },
          files: { cv: null },
        }),
    },
    anyProject && inviteOf(anyProject, student),
    hidingOf(student),
    anyProject && askOf(anyProject),
    anyProject && askOf(anyProject),
    anyProject && interestOf(anyProject),
    suggestionOf(),
    placesOf(),
    anyRequest && answerOf(anyRequest),
    anyRequest && answerOf(anyRequest),
    anyRequest && answerOf(anyRequest),
    anyRequest && takeBackOf(anyRequest),
    sayOf(student),
    suggestedOf(student),
    anyProject && correctionOf(anyProject, student),
    chance.below(8) === 0 ? disablingOf(chance.pick([student, mentor])) : null,
  ]
  return chance.pick(acts.filter((one) => one !== null && one !== undefined))

  function sayOf(owner: Person): Act {
    const call = chance.pick([team.complete, team.reopen])
    return { name: `${owner.username} says ${call.path}`, run: () => as(owner).call(call) }
  }

  /** Who is suggested is drawn beside everything else. */
  function suggestedOf(reader: Person): Act {
    const call = chance.pick([matching.members, matching.projects, matching.mentors])
    return { name: `${reader.username} reads ${call.path}`, run: () => as(reader).call(call) }
  }

  function disablingOf({ id, username }: Person): Act {
    const sent = { params: { id }, body: { reason: 'Kiiratkozott.' } }
    return {
      name: `the office disables ${username}`,
      run: () => as(world.office).call(account.disable, sent),
    }
  }

  function correctionOf({ id }: { id: string }, member: Person): Act {
    const call = chance.pick([team.add, team.remove, team.handOver])
    const body = { student: member.id, reason: 'Így kérték.' }
    return {
      name: `the office does ${call.path} with ${member.username} in ${id}`,
      run: () => as(world.office).call(call, { params: { id }, body }),
    }
  }

  function inviteOf({ owner_id }: { owner_id: string }, member: Person): Act {
    const owner = personOf(owner_id)
    return {
      name: `${owner.username} invites ${member.username}`,
      run: async () => {
        // Whoever has published nothing is not reached (decision X4); whoever is in a team cannot publish anything.
        await as(member).call(introduction.publish, { body: introducing() })
        return as(owner).call(invitation.invite, { params: { id: member.id } })
      },
    }
  }

  function hidingOf(member: Person): Act {
    return {
      name: `${member.username} hides the introduction`,
      run: () => as(member).call(introduction.withdraw),
    }
  }

  function askOf({ owner_id }: { owner_id: string }): Act {
    return {
      name: `${personOf(owner_id).username} applies to ${mentor.username}`,
      run: () =>
        as(personOf(owner_id)).call(mentorApplication.apply, {
          params: { id: mentor.id },
          body: { motivation },
        }),
    }
  }

  function interestOf({ id }: { id: string }): Act {
    return {
      name: `${mentor.username} shows interest in ${id}`,
      run: () => as(mentor).call(mentorInterest.send, { body: { id } }),
    }
  }

  function suggestionOf(): Act {
    return {
      name: `${student.username} suggests ${mentor.username}`,
      run: () => self.call(mentorSuggestion.suggest, { params: { id: mentor.id } }),
    }
  }

  function placesOf(): Act {
    const capacity = chance.pick([null, 1, 2, 3])
    return {
      name: `the office gives ${mentor.username} ${capacity} places`,
      run: () => as(world.office).call(mentorPlaces.set, { params: { id: mentor.id }, body: { capacity } }),
    }
  }

  function answerOf({ id, kind, person_id, owner_id }: Request): Act {
    const params = { id }
    const isYes = chance.below(3) > 0
    if (kind === 'MENTOR_APPLICATION') return mentorAnswers(id, personOf(person_id), isYes)
    if (kind === 'INVITATION')
      return {
        name: `${personOf(person_id).username} ${isYes ? 'accepts' : 'declines'} ${id}`,
        run: () => as(personOf(person_id)).call(isYes ? invitation.accept : invitation.decline, { params }),
      }
    return {
      name: `${personOf(owner_id).username} ${isYes ? 'accepts' : 'rejects'} ${id}`,
      run: (): Promise<AnyReply> =>
        isYes
          ? as(personOf(owner_id)).call(application.accept, { params })
          : as(personOf(owner_id)).call(application.reject, { params }),
    }
  }

  function mentorAnswers(id: string, who: Person, isYes: boolean): Act {
    const params = { id }
    return {
      name: `${who.username} ${isYes ? 'takes' : 'declines'} ${id}`,
      run: (): Promise<AnyReply> =>
        isYes
          ? as(who).call(mentorApplication.accept, { params })
          : as(who).call(mentorApplication.decline, { params, body: { reason: 'Nem.' } }),
    }
  }

  function takeBackOf({ id, kind, person_id, owner_id }: Request): Act {
    const params = { id }
    if (kind === 'MENTOR_APPLICATION')
      return {
        name: `${personOf(owner_id).username} revokes ${id}`,
        run: () => as(personOf(owner_id)).call(mentorApplication.revoke, { params }),
      }
    return kind === 'INVITATION'
      ? {
          name: `${personOf(owner_id).username} withdraws ${id}`,
          run: () => as(personOf(owner_id)).call(invitation.withdraw, { params }),
        }
      : {
          name: `${personOf(person_id).username} revokes ${id}`,
          run: () => as(personOf(person_id)).call(application.revoke, { params }),
        }
  }
}
