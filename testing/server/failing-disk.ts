import * as fs from 'node:fs/promises'
import type { Disk } from '#platform/server/folder-files.ts'

/** A disk whose n-th step of writing fails with this code, once. */
export function failingDisk(n: number, code: string) {
  let calls = 0
  let open = 0
  const step = async <T>(work: () => Promise<T>): Promise<T> => {
    if (++calls === n) throw Object.assign(new Error(code), { code })
    return work()
  }
  const disk: Disk = {
    ...fs,
    mkdir: ((...given: Parameters<typeof fs.mkdir>) => step(() => fs.mkdir(...given))) as Disk['mkdir'],
    rename: (...given) => step(() => fs.rename(...given)),
    open: (...given) =>
      step(async () => {
        const handle = await fs.open(...given)
        open++
        return {
          writeFile: (bytes: Uint8Array) => step(() => handle.writeFile(bytes)),
          sync: () => step(() => handle.sync()),
          // A handle whose closing fails is closed all the same.
          close: async () => {
            await handle.close()
            open--
            await step(async () => undefined)
          },
        } as fs.FileHandle
      }),
  }
  return { disk, calls: () => calls, openHandles: () => open }
}
