import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const COMPRESSIBLE = /\.(m?js|css|svg|html|webmanifest|json)$/
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes `.br` and `.gz` beside every asset once, so that the server compresses nothing while it serves. */
export function precompress(): Plugin {
  let folder = ''
  return {
    name: 'rajt:precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir)
    },
    async closeBundle() {
      // A build that failed has said why by now.
      if (!existsSync(folder)) return
      const names = await readdir(folder, { recursive: true })
      await Promise.all(
        names.filter((name) => COMPRESSIBLE.test(name)).map((name) => pack(join(folder, name))),
      )
    },
  }
}

/** On all processors: it is a third of the build. */
async function pack(path: string): Promise<void> {
  const bytes = await readFile(path)
  await Promise.all([
    brotli(bytes, BROTLI).then((packed) => writeFile(`${path}.br`, packed)),
    gzipped(bytes, { level: 9 }).then((packed) => writeFile(`${path}.gz`, packed)),
  ])
}
