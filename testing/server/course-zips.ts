import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import yazl from 'yazl'
import { inProject } from '#platform/server/in-project.ts'

export type Parts = Record<string, string | Buffer>

/** What is packed already, and what is empty. */
const PACKED = /\.(?:mp4|mp3|pdf|jpg|webp)$|^a\/\d+$/

/** A zip of these files. `mode`: of all of them. */
export async function courseZip(parts: Parts, mode = 0o100644): Promise<Blob> {
  const zip = new yazl.ZipFile()
  for (const [path, part] of Object.entries(parts))
    zip.addBuffer(Buffer.from(part), path, { mode, compress: !PACKED.test(path) })
  zip.end()
  return blobOf(await buffer(zip.outputStream as NodeJS.ReadableStream))
}

export const blobOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)], { type: 'application/zip' })

/** The product's own files of a semester, as anybody would zip them. */
export function ownFiles(semester = 'semester-1'): Parts {
  const parts: Parts = {}
  const add = (folder: string) => {
    for (const entry of readdirSync(inProject(join('content', folder)), { withFileTypes: true }))
      if (entry.isDirectory()) add(`${folder}/${entry.name}`)
      else parts[`${folder}/${entry.name}`] = readFileSync(inProject(join('content', folder, entry.name)))
  }
  add(semester)
  add(`media/${semester}`)
  parts['glossary.yml'] = readFileSync(inProject('content/glossary.yml'))
  return parts
}

const FEW =
  /^(semester-1\/(01|08)-|media\/semester-1\/(what-is-a-startup\.|(index\.json|media\.yml|[^/]*\.webp)$))/

/** Of the product's own files a module with recordings and one without: a whole course of a tenth of the bytes. */
export const fewFiles = (): Parts =>
  Object.fromEntries(Object.entries(ownFiles()).filter(([path]) => FEW.test(path)))
