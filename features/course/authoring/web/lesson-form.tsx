import { useTranslations } from 'use-intl'
import { contentLimits } from '#course/course/content.ts'
import type { Language } from '#platform/contract/parts.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { MarkdownField } from '#programme/text-preview/web/markdown-field.tsx'
import type { Draft } from '../content-parts.ts'
import { BothLanguages } from './both-languages.tsx'
import { ChecksForm } from './checks-form.tsx'
import { useFlawAt } from './flaw-words.ts'
import type { DraftSheet } from './use-draft.ts'

type LessonDraft = Extract<Draft, { kind: 'lesson' }>['content']
type Texts = LessonDraft['hu']

/** A lesson in both languages: its title, summary, text and self-checks. */
export function LessonForm({ content, sheet }: { content: LessonDraft; sheet: DraftSheet }) {
  const t = useTranslations('authoring-staff')
  const flawAt = useFlawAt(sheet.flaws)
  const change = (language: Language, own: Partial<Texts>) =>
    sheet.write({ ...content, [language]: { ...content[language], ...own } })
  return (
    <BothLanguages flaws={sheet.flaws}>
      {(language) => {
        const texts = content[language]
        return (
          <>
            <TextInput
              label={t('lesson.title')}
              required
              lang={language}
              maxLength={contentLimits.title}
              value={texts.title}
              error={flawAt(`${language}.title`)}
              onChange={({ currentTarget: { value } }) => change(language, { title: value })}
            />
            <Textarea
              label={t('lesson.summary')}
              required
              lang={language}
              autosize
              minRows={2}
              maxLength={contentLimits.summary}
              value={texts.summary}
              error={flawAt(`${language}.summary`)}
              onChange={({ currentTarget: { value } }) => change(language, { summary: value })}
            />
            <MarkdownField
              label={t('lesson.body')}
              required
              lang={language}
              autosize
              minRows={14}
              maxRows={40}
              maxLength={contentLimits.body}
              value={texts.body}
              error={flawAt(`${language}.body`)}
              languageOf={() => language}
              onChange={({ currentTarget: { value } }) => change(language, { body: value })}
            />
            <ChecksForm
              language={language}
              checks={texts.checks}
              flaws={sheet.flaws}
              onChange={(checks) => change(language, { checks })}
            />
          </>
        )
      }}
    </BothLanguages>
  )
}
