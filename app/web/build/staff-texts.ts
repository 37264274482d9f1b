import { relative } from 'node:path'
import type { Plugin } from 'vite'
import { entries } from './chunks.ts'
import { fileOf, readPages, readStaff } from './pages.ts'
import { reached } from './reached.ts'
import { TEXTS_PREFIX } from './texts.ts'

/** Fails the build where a page that others than staff may open brings along what only staff read. */
export function staffTextsStayWithStaff(): Plugin {
  return {
    name: 'rajt:staff-texts',
    apply: 'build',
    async buildEnd(failure) {
      if (failure) return
      const staff: readonly string[] = await readStaff()
      const rows = Object.values(await readPages()).filter((row) =>
        row.for.some((one) => !staff.includes(one)),
      )
      for (const file of [...entries, ...rows.map(fileOf)]) {
        const brought = [...reached(file, this)].find(
          (id) => id.startsWith(TEXTS_PREFIX) && id.endsWith('-staff'),
        )
        if (!brought) continue
        const namespace = brought.slice(TEXTS_PREFIX.length)
        this.error(`${relative('.', file)} is not for staff alone, but shows the texts ${namespace}`)
      }
    },
  }
}
