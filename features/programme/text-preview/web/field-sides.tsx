import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import classes from './field-sides.module.css'
import { ToolBar } from './tool-bar.tsx'

interface HeadProps {
  /** The id of the text's field. */
  field: string
  isPreview: boolean
  onPreview: (isPreview: boolean) => void
  tools: Parameters<typeof ToolBar>[0]['tools']
}

/** Above a text in Markdown: whether it is written or looked at, and its tools, which keep their place. */
export function FieldHead({ field, isPreview, onPreview, tools }: HeadProps) {
  const t = useTranslations('text-preview-staff')
  return (
    <div className={classes.head}>
      <StateTabs
        label={t('sides')}
        options={(['write', 'preview'] as const).map((value) => ({ value, label: t(value) }))}
        chosen={[isPreview ? 'preview' : 'write']}
        onChoose={([side]) => onPreview(side === 'preview')}
        isOneOf
      />
      <div className={isPreview ? classes.idle : undefined}>
        <ToolBar field={field} tools={tools} />
      </div>
    </div>
  )
}

interface PreviewProps {
  /** Lines of the field, as high as which it is, so that nothing below it moves. */
  rows: number | undefined
  text: string
  children: ReactNode
}

/** How readers will see the text, in the place of its field. */
export function FieldPreview({ rows, text, children }: PreviewProps) {
  const t = useTranslations('text-preview-staff')
  return (
    <section className={classes.preview} style={{ '--rows': rows }} aria-label={t('preview')}>
      {text.trim() === '' ? <p className={classes.nothing}>{t('nothing')}</p> : children}
    </section>
  )
}
