/** Words for Node, the program's path last. */
export declare const server: readonly string[]
