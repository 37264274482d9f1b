/** Parts of a text that stand out from it: something to try, a story, a warning, whose thoughts these are. */
export const callouts = ['try', 'story', 'warning', 'sources'] as const
export type Callout = (typeof callouts)[number]
