import type { Verdict } from '#platform/server/refuse.ts'

interface Standing {
  /** Whether a second factor was set up and confirmed. */
  isOn: boolean
}

interface Programme {
  second_factor_required: boolean
}

export const mayBegin = ({ isOn }: Standing): Verdict => (isOn ? 'second-factor-on' : 'ok')

/** Confirming needs a key that was shown before. */
export function mayConfirm({ isOn, isBegun }: Standing & { isBegun: boolean }): Verdict {
  if (isOn) return 'second-factor-on'
  return isBegun ? 'ok' : 'second-factor-off'
}

export const mayRenewCodes = ({ isOn }: Standing): Verdict => (isOn ? 'ok' : 'second-factor-off')

export function mayTurnOff({ isOn }: Standing, programme: Programme): Verdict {
  if (!isOn) return 'second-factor-off'
  return programme.second_factor_required ? 'second-factor-must-stay' : 'ok'
}

/** By the office; one's own is proven with password and code instead, so that a stolen session cannot take it away. */
export function mayBeReset({ isOn, isOwn }: Standing & { isOwn: boolean }): Verdict {
  if (isOwn) return 'own-second-factor'
  return isOn ? 'ok' : 'second-factor-off'
}

/** Whoever requires it of everybody has one that works, and does not shut the office out. */
export const mayRequire = ({ isOn }: Standing): Verdict => (isOn ? 'ok' : 'own-second-factor-first')
