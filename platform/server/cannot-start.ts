/** Something the person at the keyboard can put right; they are told in one sentence, without a trace. */
export class CannotStart extends Error {}
