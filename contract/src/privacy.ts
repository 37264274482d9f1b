/** How long data are kept, in days: the server deletes by these numbers, the privacy notice tells them. */
export const retentionDays = {
  /** A registration whose address was never verified. */
  unverified: 30,
  /** A rejected registration, from the decision on. */
  rejected: 90,
  /** Who was written to, and when; what a mail said goes with its sending. */
  mails: 30,
  /** A session without a request, and any session. */
  sessionIdle: 14,
  session: 60,
  /** Counts that keep sign-in and registration from abuse. */
  counts: 1,
  /** Lines about refused sign-ins, which name nobody. */
  refusedSignIns: 90,
} as const
