import type { Role } from '#platform/contract/parts.ts'

interface Standing {
  /** Whether a second factor was set up and confirmed. */
  isOn: boolean
}

interface Programme {
  second_factor_required: boolean
}

const isStaff = (role: Role) => role === 'OFFICE' || role === 'UNIVERSITY'

/** Whether this person can do nothing before setting a second factor up; students and mentors have none. */
export const mustSetUp = ({ role, isOn }: Standing & { role: Role }, programme: Programme): boolean =>
  programme.second_factor_required && isStaff(role) && !isOn
