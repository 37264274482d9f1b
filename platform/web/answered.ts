import { createStore } from './store.ts'

/** How much of what the page asks has its answer, for the line beside it; null where it asks nothing. */
export const answered = createStore<{ count: number; total: number } | null>(null)
