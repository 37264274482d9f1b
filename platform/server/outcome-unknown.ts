/**
 * The database went away while it was told to commit, or no second machine has confirmed the commit in time: the transaction
 * is there as a whole, or not at all.
 */
export class OutcomeUnknown extends Error {
  constructor(cause: unknown) {
    super('the outcome of a transaction is unknown', { cause })
  }
}
