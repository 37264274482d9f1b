/**
 * What a page tells its service worker. `take`: the person wants the new version. `keep`: the paths of what this page
 * has loaded, to be there without a network. A worker may be older than the page: a message keeps its shape.
 */
export type WorkerMessage = { take: 'over' } | { keep: string[] }
