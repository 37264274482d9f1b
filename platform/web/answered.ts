import { createStore } from './store.ts'

/** How much of what the page asks has its answer, from 0 to 1, for the line beside it; null where it asks nothing. */
export const answeredShare = createStore<number | null>(null)
