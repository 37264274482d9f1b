import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The system face a browser finds: a usual one, and one about a sixth wider. */
export type Face = 'usual' | 'wide'

const families: Record<Face, string> = { usual: 'Open Sans', wide: 'DejaVu Sans' }

/**
 * A font configuration that knows nothing of the machine: its only fonts come from npm packages, in folders named in
 * full. The browser's package brings a configuration too, but it names folders of another system.
 * `unpacked`: where the browser's package put its fonts. Answers the path of the configuration.
 */
export function fontConfiguration(face: Face, unpacked: string): string {
  const deJaVu = join(dirname(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/package.json'))), 'ttf')
  const folder = join(unpacked, `face-${face}`)
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
    <edit name="family" mode="assign" binding="strong"><string>${families[face]}</string></edit>
  </match>
</fontconfig>
`,
  )
  return path
}
