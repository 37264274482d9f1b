import { files } from '#programme/files/calls.ts'
import { send } from './api.ts'

/** Begins the browser's own download of a call's file, at an address made for it. Throws like `send`. */
export async function download(path: string): Promise<void> {
  const { url } = await send(files.address, { body: { path } })
  const link = document.createElement('a')
  link.href = url
  link.download = ''
  link.click()
}

/** Saves what has already come under a name of its own. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  // By then every browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
