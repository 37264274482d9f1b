import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import { apiDocument } from '#app/server/api-document.ts'

const path = join(import.meta.dirname, 'api.generated.ts')

/** The types that a stranger generates from the API document. */
export async function apiTypes(): Promise<string> {
  const types = await openapiTS(JSON.stringify(apiDocument()))
  return `${COMMENT_HEADER}${astToString(types)}`
}

export const keptApiTypes = () => readFileSync(path, 'utf8')

// `npm run api-types`
if (import.meta.main) writeFileSync(path, await apiTypes())
