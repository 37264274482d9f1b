import { type ComponentProps, type KeyboardEvent, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { HINT_BELOW } from '#platform/ui/field.ts'
import { RichText } from '#platform/ui/rich-text.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { queryOf } from '#platform/web/query.ts'
import { textPreview } from '../calls.ts'
import { FieldHead, FieldPreview } from './field-sides.tsx'
import { markOf, useMarkTools } from './mark-tools.ts'
import classes from './markdown-field.module.css'
import type { Mark } from './marks.ts'
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
          <FieldHead
            field={id}
            isPreview={shown !== null}
            onPreview={(isPreview) =>
              setShown(isPreview ? { text: field().value, language: languageOf() } : null)
            }
            tools={tools}
          />
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
  return (
    <FieldPreview rows={rows} text={text}>
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
    </FieldPreview>
  )
}
