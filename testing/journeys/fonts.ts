import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What a page gets for every font it asks for. */
const USUAL = 'Open Sans'
/** About a sixth wider; what a page gets that asks for it by its name. */
export const WIDE = 'DejaVu Sans'

/**
 * A font configuration that knows nothing of the machine: its only fonts come from npm packages, in folders named in
 * full. The browser's package brings a configuration too, but it names folders of another system.
 * `unpacked`: where the browser's package put its fonts. Answers the path of the configuration.
 */
export function fontConfiguration(unpacked: string): string {
  const deJaVu = join(dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))), 'ttf')
  const folder = join(unpacked, 'configuration')
  mkdirSync(folder, { recursive: true })
  const path = join(folder, 'fonts.conf')
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${join(unpacked, 'fonts')}</dir>
  <dir>${deJaVu}</dir>
  <cachedir>${join(folder, 'cache')}</cachedir>
  <match target="pattern">
    <test qual="all" name="family" compare="not_eq"><string>${WIDE}</string></test>
    <edit name="family" mode="assign" binding="strong"><string>${USUAL}</string></edit>
  </match>
</fontconfig>
`,
  )
  return path
}
