/** What teams, applications and invitations are, in a few plain lists: the rules of decisions P1 to P6, X2 and X13 once more. */
export interface Request {
  kind: 'APPLICATION' | 'INVITATION'
  project: number
  person: number
  status: 'PENDING' | 'ACCEPTED' | 'REJECTED' | 'REVOKED' | 'VOID'
}
export interface Project {
  owner: number
  team: number[]
  isLive: boolean
}

/** How often somebody may apply to a project whose owner did not answer: once, and three times more. */
const TRIES = 4
const SEATS = 3

export class TeamModel {
  readonly projects: Project[] = []
  readonly requests: Request[] = []

  #ownOf = (who: number) => this.projects.findIndex((one) => one.isLive && one.owner === who)
  #isInTeam = (who: number) => this.projects.some((one) => one.isLive && one.team.includes(who))
  #between = (project: number, person: number) =>
    this.requests.filter((one) => one.project === project && one.person === person)

  #end(which: (one: Request) => boolean): void {
    for (const one of this.requests) if (one.status === 'PENDING' && which(one)) one.status = 'VOID'
  }

  create(who: number): boolean {
    if (this.#isInTeam(who)) return false
    this.projects.push({ owner: who, team: [who], isLive: true })
    this.#end(({ person }) => person === who)
    return true
  }

  dissolve(who: number): boolean {
    const own = this.#ownOf(who)
    const project = this.projects[own]
    if (!project || project.team.length > 1) return false
    project.isLive = false
    project.team = []
    this.#end((one) => one.project === own)
    return true
  }

  apply(who: number, project: number): boolean {
    const offer = this.projects[project]
    const before = this.#between(project, who)
    const pending = before.find(({ status }) => status === 'PENDING')
    if (pending?.kind === 'APPLICATION') return true
    if (!offer?.isLive || offer.team.length === SEATS || this.#isInTeam(who) || pending) return false
    const applied = before.filter(({ kind }) => kind === 'APPLICATION')
    if (applied.some(({ status }) => status === 'REJECTED')) return false
    if (applied.filter(({ status }) => status === 'REVOKED').length >= TRIES) return false
    this.requests.push({ kind: 'APPLICATION', project, person: who, status: 'PENDING' })
    return true
  }

  invite(who: number, person: number): boolean {
    const own = this.#ownOf(who)
    const project = this.projects[own]
    if (!project) return false
    const before = this.#between(own, person)
    const pending = before.find(({ status }) => status === 'PENDING')
    if (pending?.kind === 'INVITATION') return true
    if (project.team.length === SEATS || this.#isInTeam(person) || pending) return false
    if (before.some(({ kind, status }) => kind === 'INVITATION' && status === 'REJECTED')) return false
    this.requests.push({ kind: 'INVITATION', project: own, person, status: 'PENDING' })
    return true
  }

  accept(request: Request): boolean {
    if (request.status !== 'PENDING') return request.status === 'ACCEPTED'
    const { project, person } = request
    request.status = 'ACCEPTED'
    const team = this.projects[project]?.team ?? []
    team.push(person)
    this.#end((one) => one.person === person || (team.length === SEATS && one.project === project))
    return true
  }

  /** By the one who is asked. */
  refuse(request: Request): boolean {
    const owner = this.projects[request.project]?.owner ?? -1
    if (request.kind === 'APPLICATION' && this.#ownOf(owner) < 0) return false
    if (request.status === 'PENDING') request.status = 'REJECTED'
    return request.status === 'REJECTED'
  }

  /** By the one who has asked. */
  takeBack(request: Request): boolean {
    const owner = this.projects[request.project]?.owner ?? -1
    if (request.kind === 'INVITATION' && this.#ownOf(owner) !== request.project) return false
    if (request.status === 'PENDING') request.status = 'REVOKED'
    return request.status === 'REVOKED'
  }
}
