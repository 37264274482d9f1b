import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type Language, languages } from '#platform/contract/parts.ts'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import classes from './preview.module.css'

const widths = ['phone', 'desktop'] as const

export interface PreviewLook {
  language: Language
  width: (typeof widths)[number]
}

export const firstLook: PreviewLook = { language: 'hu', width: 'phone' }

interface Props {
  look: PreviewLook
  onChoose: (look: PreviewLook) => void
  /** What else changes how it is seen. */
  children?: ReactNode
}

/** In which language, and on how wide a screen, something is seen as students will see it. */
export function PreviewChoices({ look, onChoose, children }: Props) {
  const t = useTranslations('authoring-staff')
  return (
    <div className={classes.choices}>
      <StateTabs
        label={t('languages')}
        options={languages.map((value) => ({ value, label: t(`language.${value}`, { flaws: 0 }) }))}
        chosen={[look.language]}
        onChoose={([language = firstLook.language]) => onChoose({ ...look, language })}
        isOneOf
      />
      <StateTabs
        label={t('preview.width')}
        options={widths.map((value) => ({ value, label: t(`preview.${value}`) }))}
        chosen={[look.width]}
        onChoose={([width = firstLook.width]) => onChoose({ ...look, width })}
        isOneOf
      />
      {children}
    </div>
  )
}
