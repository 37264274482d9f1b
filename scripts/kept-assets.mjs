import { copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const DAY_MS = 86_400_000
/** When each file of an earlier build was replaced, beside the assets. */
const LIST = 'kept-assets.json'

/**
 * Takes the assets of the builds before into a new one, for a day: pages that are open load what they came with.
 * `before` and `next` are built webs; a first build has none before it.
 */
export function keepAssets(before, next, now = Date.now()) {
  if (!existsSync(join(before, 'assets'))) return
  const own = new Set(readdirSync(join(next, 'assets')))
  const replaced = replacedIn(before)
  const kept = {}
  for (const name of readdirSync(join(before, 'assets'))) {
    const at = replaced[name] ?? now
    if (own.has(name) || now - at >= DAY_MS) continue
    copyFileSync(join(before, 'assets', name), join(next, 'assets', name))
    kept[name] = at
  }
  writeFileSync(join(next, LIST), JSON.stringify(kept))
}

const replacedIn = (web) =>
  existsSync(join(web, LIST)) ? JSON.parse(readFileSync(join(web, LIST), 'utf8')) : {}
