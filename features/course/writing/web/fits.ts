import { lengthOf } from '#platform/contract/signs.ts'

/** Whether a text is no longer than it may be; counted only where it is near. */
export const fits = (text: string, max: number): boolean => text.length <= max || lengthOf(text) <= max
