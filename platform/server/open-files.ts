import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Files } from './files.ts'
import { folderFiles } from './folder-files.ts'
import { isStoreAddress } from './s3/address.ts'
import type { Settings } from './settings.ts'

/** Where FILES_URL says; a store is loaded, and asked whether it is fit, only where one is named. Refuses an unfit one. */
export async function openFiles(settings: Settings): Promise<Files> {
  const { FILES_URL, dataDir } = settings
  if (!isStoreAddress(FILES_URL))
    return folderFiles(FILES_URL ? fileURLToPath(FILES_URL) : join(dataDir, 'files'))
  const { openStore } = await import('./s3/store-files.ts')
  return openStore(settings)
}
