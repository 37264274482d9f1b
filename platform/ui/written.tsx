import type { ReactNode } from 'react'

/** Of what somebody wrote without saying in which language: taken for Hungarian, which most of it is (WCAG 3.1.2). */
export const WRITTEN = { lang: 'hu' } as const

/** The same inside of a sentence (`t.rich`). */
export const written = (words: ReactNode) => <span {...WRITTEN}>{words}</span>
