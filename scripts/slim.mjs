import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A packed Node brings what compilers of C++ read, and a manual. */
const BESIDE_NODE = ['include', 'share', 'CHANGELOG.md']
const PACKED_NODE = /^node-(linux|win)-\w+$/
const SOURCE_MAP = /\.([cm]?[jt]s|css)\.map$/

/** Removes what nothing here reads from installed packages: headers of a packed Node, and source maps of libraries. Idempotent: what is gone stays gone. */
export function slim(modules) {
  for (const name of readdirSync(modules).filter((one) => PACKED_NODE.test(one)))
    for (const part of BESIDE_NODE) rmSync(join(modules, name, part), { recursive: true, force: true })
  removeMaps(modules)
}

/** Links lead to the project's own folders: they are not followed. */
function removeMaps(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) removeMaps(path)
    else if (entry.isFile() && SOURCE_MAP.test(entry.name)) rmSync(path)
  }
}
