import { useTranslations } from 'use-intl'
import { contentLimits, contentMost } from '#course/course/content.ts'
import { LessonMedia } from '#course/media/web/lesson-media.tsx'
import type { Language } from '#platform/contract/parts.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { MarkdownField } from '#programme/text-preview/web/markdown-field.tsx'
import type { Draft } from '../content-parts.ts'
import { BothLanguages } from './both-languages.tsx'
import { ChecksForm } from './checks-form.tsx'
import { useFlawAt } from './flaw-words.ts'
import { LessonMinutes } from './lesson-minutes.tsx'
import { MarkedText } from './marked-text.tsx'
import type { DraftSheet } from './use-draft.ts'

type LessonDraft = Extract<Draft, { kind: 'lesson' }>['content']
type Texts = LessonDraft['hu']

interface Props {
  /** Of the lesson. */
  id: string
  content: LessonDraft
  /** Null of one that was never published. */
  published: LessonDraft | null
  sheet: DraftSheet
}

/** A lesson in both languages: its title, summary, text, self-checks and media, and what it takes as it stands. */
export function LessonForm({ id, content, published, sheet }: Props) {
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
            <LessonMinutes id={id} language={language} content={content} saving={sheet.saving} />
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
              name={`${language}.body`}
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
            <MarkedText language={language} content={content} published={published} saving={sheet.saving} />
            <ChecksForm
              language={language}
              checks={texts.checks}
              flaws={sheet.flaws}
              onChange={(checks) => change(language, { checks })}
            />
            <LessonMedia
              language={language}
              media={texts.media}
              most={contentMost.media}
              problemAt={(place) => flawAt(`${language}.media.${place}`)}
              onChange={(media) => change(language, { media })}
            />
          </>
        )
      }}
    </BothLanguages>
  )
}
