import { files } from '@rajt/contract/files'
import { send } from './api.ts'

/** Begins the browser's own download of a call's file, at an address for this once. Throws like `send`. */
export async function download(path: string): Promise<void> {
  const { url } = await send(files.address, { body: { path } })
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}
