import { proveServedFiles } from './proving-served-files.ts'
import { buildTestRajt } from './rajt.ts'

await proveServedFiles(await buildTestRajt())
