import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PaletteDialog } from './palette-dialog.tsx'
import { useGo, useLessons, usePages } from './use-entries.ts'

/** For students and mentors: pages and lessons, all found in the browser. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const t = useTranslations('palette')
  const [search, setSearch] = useState('')
  const go = useGo()
  const sections = [usePages(search, go), useLessons(search, go)]
  return (
    <PaletteDialog
      hint={t('hint')}
      search={search}
      onSearch={setSearch}
      sections={sections}
      onClose={onClose}
    />
  )
}
