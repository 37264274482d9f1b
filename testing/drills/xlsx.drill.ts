import { execFileSync, spawnSync } from 'node:child_process'
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { expect, test } from 'vitest'
import { xlsxOf } from '#platform/server/xlsx.ts'

const hasLibreOffice = spawnSync('soffice', ['--version']).status === 0
if (!hasLibreOffice)
  process.stdout.write('Skipped: LibreOffice is not here (Debian: apt install libreoffice-calc-nogui)\n')

const names = ['Őrsi Ödön', 'Űr Tűz', '=1+1', '+36 30', '@SUM(A1)', 'a;b "c"', '<b>&']
async function* rows() {
  yield names
}

test.skipIf(!hasLibreOffice)(
  'LibreOffice opens an export, and reads every value as it was written',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rajt-xlsx-'))
    try {
      const path = join(folder, 'export.xlsx')
      const columns = [
        { header: 'Név', width: 20, value: (name: string) => name },
        { header: 'Pont', width: 10, value: () => 7 },
        { header: 'Nap', width: 12, value: () => ({ day: '2026-11-22' }) },
      ]
      await pipeline(xlsxOf({ sheet: 'Hallgatók', columns, rows: rows() }), createWriteStream(path))
      // Field separator a tab, UTF-8, every cell as it is shown.
      const filter = 'csv:Text - txt - csv (StarCalc):9,34,76,1,,0,false,true,false'
      execFileSync('soffice', ['--headless', '--convert-to', filter, '--outdir', folder, path], {
        env: { ...process.env, HOME: folder },
      })
      const lines = readFileSync(join(folder, 'export.csv'), 'utf8').trimEnd().split('\n')
      expect(lines[0]).toBe('Név\tPont\tNap')
      expect(lines.slice(1).map((line) => line.split('\t').slice(1))).toEqual(
        names.map(() => ['7', '2026-11-22']),
      )
      expect(
        lines.slice(1).map((line) => line.split('\t')[0]?.replace(/^"|"$/g, '').replaceAll('""', '"')),
      ).toEqual(names)
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
)
