import { type Person, person } from './people.ts'

/** Everybody's. */
export const PASSWORD = 'Rajt2026'

/** Of the office; first, because the others' registrations were decided by this person. */
export const gabor = person('gabor', { role: 'OFFICE' })
export const anna = person('anna', { role: 'STUDENT', university: 'szte' })
export const bence = person('bence', { role: 'STUDENT', university: 'bme' })
/** Accepted, not onboarded yet. */
export const csilla = person('csilla', { role: 'STUDENT', university: 'szte', standing: 'ONBOARDING' })
/** Onboarded, without a personality. */
export const dezso = person('dezso', { role: 'STUDENT', university: 'bme', standing: 'PERSONALITY' })
export const emese = person('emese', { role: 'UNIVERSITY', university: 'szte' })
export const ferenc = person('ferenc', { role: 'UNIVERSITY', university: 'bme' })
export const hanna = person('hanna', { role: 'MENTOR' })
export const imre = person('imre', { role: 'STUDENT', university: 'szte', standing: 'WAITING' })
export const judit = person('judit', { role: 'STUDENT', university: 'bme', standing: 'WAITING' })
/** Registered, with an address not verified yet. */
export const kata = person('kata', { role: 'STUDENT', university: 'szte', standing: 'UNVERIFIED' })

export const cast: readonly Person[] = [
  gabor,
  anna,
  bence,
  csilla,
  dezso,
  emese,
  ferenc,
  hanna,
  imre,
  judit,
  kata,
]
