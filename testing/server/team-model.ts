/**
 * What teams, their mentors and requests are, in a few plain lists: the rules of decisions P1 to P7, P10, X2 and X13 once
 * more. People are numbers: students first, then mentors.
 */
export interface Request {
  kind: 'APPLICATION' | 'INVITATION' | 'MENTOR_APPLICATION'
  project: number
  person: number
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'REVOKED' | 'VOID'
}
export interface Project {
  owner: number
  team: number[]
  mentor: number | null
  isLive: boolean
}
interface Places {
  capacity: number
  used: number
}

/** How often the same may be asked of somebody who does not answer: once, and three times more. */
const TRIES = 4
const SEATS = 3
/** Of a mentor for whom the office has set no other number. */
export const CAPACITY = 3

export class TeamModel {
  readonly projects: Project[] = []
  readonly requests: Request[] = []
  readonly places: Places[]
  readonly #students: number
  readonly #disabled = new Set<number>()

  constructor(students: number, mentors: number) {
    this.#students = students
    this.places = Array.from({ length: mentors }, () => ({ capacity: CAPACITY, used: 0 }))
  }

  #isOut = (who: number) => this.#disabled.has(who)
  #ownOf = (who: number) => this.projects.findIndex((one) => one.isLive && one.owner === who)
  #isInTeam = (who: number) => this.projects.some((one) => one.isLive && one.team.includes(who))
  #ownerOf = ({ project }: Request) => this.projects[project]?.owner ?? -1
  #placesOf = (mentor: number) => this.places[mentor - this.#students] ?? { capacity: 0, used: 0 }
  #between = (project: number, person: number) =>
    this.requests.filter((one) => one.project === project && one.person === person)

  /** Who answers it, and who has sent it. */
  #answererOf = (one: Request) => (one.kind === 'APPLICATION' ? this.#ownerOf(one) : one.person)
  #senderOf = (one: Request) => (one.kind === 'APPLICATION' ? one.person : this.#ownerOf(one))

  #end(which: (one: Request) => boolean): void {
    for (const one of this.requests) if (one.status === 'PENDING' && which(one)) one.status = 'VOID'
  }

  create(who: number): boolean {
    if (this.#isOut(who) || this.#isInTeam(who)) return false
    this.projects.push({ owner: who, team: [who], mentor: null, isLive: true })
    this.#end(({ person }) => person === who)
    return true
  }

  dissolve(who: number): boolean {
    const own = this.#ownOf(who)
    const project = this.projects[own]
    if (this.#isOut(who) || !project || project.team.length > 1 || project.mentor !== null) return false
    project.isLive = false
    project.team = []
    this.#end((one) => one.project === own)
    return true
  }

  apply(who: number, project: number): boolean {
    const offer = this.projects[project]
    if (this.#isOut(who) || !offer?.isLive || this.#isOut(offer.owner)) return false
    const before = this.#between(project, who)
    const pending = before.find(({ status }) => status === 'PENDING')
    if (pending?.kind === 'APPLICATION') return true
    if (offer.team.length === SEATS || this.#isInTeam(who) || pending) return false
    const applied = before.filter(({ kind }) => kind === 'APPLICATION')
    if (applied.some(({ status }) => status === 'REJECTED')) return false
    if (applied.filter(({ status }) => status === 'REVOKED').length >= TRIES) return false
    this.requests.push({ kind: 'APPLICATION', project, person: who, status: 'PENDING' })
    return true
  }

  invite(who: number, person: number): boolean {
    const own = this.#ownOf(who)
    const project = this.projects[own]
    if (this.#isOut(who) || !project || this.#isOut(person)) return false
    const before = this.#between(own, person)
    const pending = before.find(({ status }) => status === 'PENDING')
    if (pending?.kind === 'INVITATION') return true
    if (project.team.length === SEATS || this.#isInTeam(person) || pending) return false
    if (before.some(({ kind, status }) => kind === 'INVITATION' && status === 'REJECTED')) return false
    this.requests.push({ kind: 'INVITATION', project: own, person, status: 'PENDING' })
    return true
  }

  /** An owner applies to a mentor. */
  ask(who: number, mentor: number): boolean {
    const own = this.#ownOf(who)
    const project = this.projects[own]
    if (this.#isOut(who) || !project || this.#isOut(mentor)) return false
    const before = this.#between(own, mentor).map(({ status }) => status)
    if (before.includes('PENDING')) return true
    if (project.mentor !== null || before.includes('ACCEPTED') || before.includes('REJECTED')) return false
    if (before.filter((status) => status === 'REVOKED').length >= TRIES) return false
    const { capacity, used } = this.#placesOf(mentor)
    if (used === capacity) return false
    this.requests.push({ kind: 'MENTOR_APPLICATION', project: own, person: mentor, status: 'PENDING' })
    return true
  }

  /** The office gives a mentor a number of places of their own, or the number that everybody has. */
  setPlaces(mentor: number, capacity: number | null): boolean {
    const places = this.#placesOf(mentor)
    if (capacity !== null && capacity < places.used) return false
    places.capacity = capacity ?? Math.max(CAPACITY, places.used)
    if (places.used === places.capacity) this.#end(({ person }) => person === mentor)
    return true
  }

  disable(who: number): boolean {
    if (this.#isOut(who)) return false
    this.#disabled.add(who)
    const own = this.#ownOf(who)
    this.#end(({ person, project }) => person === who || project === own)
    return true
  }

  accept(request: Request): boolean {
    if (this.#isOut(this.#answererOf(request))) return false
    if (request.status !== 'PENDING') return request.status === 'ACCEPTED'
    request.status = 'ACCEPTED'
    if (request.kind === 'MENTOR_APPLICATION') this.#mentors(request)
    else this.#joins(request)
    return true
  }

  #joins({ project, person }: Request): void {
    const team = this.projects[project]?.team ?? []
    team.push(person)
    const asksForSeat = ({ kind }: Request) => kind !== 'MENTOR_APPLICATION'
    this.#end(
      (one) =>
        one.person === person || (team.length === SEATS && one.project === project && asksForSeat(one)),
    )
  }

  #mentors({ project, person }: Request): void {
    const mentored = this.projects[project]
    if (mentored) mentored.mentor = person
    const places = this.#placesOf(person)
    places.used++
    const isFull = places.used === places.capacity
    this.#end(
      (one) =>
        one.kind === 'MENTOR_APPLICATION' && (one.project === project || (isFull && one.person === person)),
    )
  }

  /** By the one who is asked. */
  refuse(request: Request): boolean {
    const answerer = this.#answererOf(request)
    if (this.#isOut(answerer)) return false
    if (request.kind === 'APPLICATION' && this.#ownOf(answerer) < 0) return false
    if (request.status === 'PENDING') request.status = 'REJECTED'
    return request.status === 'REJECTED'
  }

  /** By the one who has asked. */
  takeBack(request: Request): boolean {
    const sender = this.#senderOf(request)
    if (this.#isOut(sender)) return false
    if (request.kind !== 'APPLICATION' && this.#ownOf(sender) !== request.project) return false
    if (request.status === 'PENDING') request.status = 'REVOKED'
    return request.status === 'REVOKED'
  }
}
