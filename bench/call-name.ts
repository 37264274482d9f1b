import type { Feature, features } from '#app/contract/index.ts'

/** A call as benches name it: `news.list`. */
export type CallName = { [F in Feature]: `${F}.${keyof (typeof features)[F] & string}` }[Feature]
