export type Json = Record<string, unknown>

/** `:id` of the contract as OpenAPI writes it. */
export const pathOf = (path: string) => path.replace(/:(\w+)/g, '{$1}')
