import { Text } from '@mantine/core'
import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { RichText } from '#platform/ui/rich-text.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { queryOf } from '#platform/web/query.ts'
import { textPreview } from '../calls.ts'
import { markOf, useMarkTools } from './mark-tools.ts'
import classes from './markdown-field.module.css'
import type { Mark } from './marks.ts'
import { ToolBar } from './tool-bar.tsx'
import { typeMark } from './type-over.ts'

interface Written {
  text: string
  language: Language
}

interface Props extends Omit<ComponentProps<typeof Textarea>, 'id' | 'description' | 'inputContainer'> {
  /** In which it is written, as the form has it at that moment. */
  languageOf: () => Language
}

/**
 * A text in Markdown: its marks by buttons and keys, and how readers will see it. The field stays where it is while the
 * preview is shown, only not in sight: whatever moves the focus into it, as a refusal does, goes on writing.
 */
export function MarkdownField({ languageOf, ...input }: Props) {
  const t = useTranslations('text-preview-staff')
  const [shown, setShown] = useState<Written | null>(null)
  const id = useId()
  const field = () => document.getElementById(id) as HTMLTextAreaElement
  const mark = (one: Mark) => typeMark(field(), one, t('sample'))
  const tools = useMarkTools(mark)
  const markByKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const one = markOf(event)
    if (!one) return
    event.preventDefault()
    mark(one)
  }
  const show = (side: 'write' | 'preview') =>
    setShown(side === 'preview' ? { text: field().value, language: languageOf() } : null)
  return (
    <Textarea
      {...input}
      id={id}
      description={t('hint')}
      inputWrapperOrder={HINT_BELOW}
      tabIndex={shown ? -1 : undefined}
      onKeyDown={markByKey}
      onFocus={() => setShown(null)}
      inputContainer={(textarea) => (
        <div className={classes.field}>
          <div className={classes.head}>
            <StateTabs
              label={t('sides')}
              options={(['write', 'preview'] as const).map((value) => ({ value, label: t(value) }))}
              chosen={[shown ? 'preview' : 'write']}
              onChoose={([side = 'write']) => show(side)}
              isOneOf
            />
            <div className={shown ? classes.idle : undefined}>
              <ToolBar field={id} tools={tools} />
            </div>
          </div>
          <div className={shown ? classes.away : undefined} aria-hidden={shown ? true : undefined}>
            {textarea}
          </div>
          {shown && <Preview {...shown} rows={input.rows} />}
        </div>
      )}
    />
  )
}

function Preview({ text, language, rows }: Written & { rows: number | undefined }) {
  const t = useTranslations('text-preview-staff')
  return (
    <section className={classes.preview} style={{ '--rows': rows }} aria-label={t('preview')}>
      {text.trim() === '' ? (
        <Text c="dimmed">{t('nothing')}</Text>
      ) : (
        <Loaded
          query={queryOf(textPreview.render, { body: { text, language } })}
          skeleton={<TextSkeleton lines={3} />}
        >
          {({ html }) => (
            <div lang={language}>
              <RichText html={html} />
            </div>
          )}
        </Loaded>
      )}
    </section>
  )
}
