import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import openapiTS, { astToString, COMMENT_HEADER } from 'openapi-typescript'
import { apiDocument } from '#app/server/api-document.ts'

const path = join(import.meta.dirname, 'api.generated.ts')

// Writes the types that a stranger generates from the API document, for the client of api-client.test.ts: whether that
// client is right is seen when types are checked. The file is not kept: it has twenty thousand lines.
const types = await openapiTS(JSON.stringify(apiDocument()))
writeFileSync(path, `${COMMENT_HEADER}${astToString(types)}`)
