import { useTranslations } from 'use-intl'
import { contentLimits } from '#course/course/content.ts'
import type { Language } from '#platform/contract/parts.ts'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import type { Draft } from '../content-parts.ts'
import { BothLanguages } from './both-languages.tsx'
import { useFlawAt } from './flaw-words.ts'
import type { DraftSheet } from './use-draft.ts'

type ModuleDraft = Extract<Draft, { kind: 'module' }>['content']

/** What a module says of itself, in both languages. */
export function ModuleForm({ content, sheet }: { content: ModuleDraft; sheet: DraftSheet }) {
  const t = useTranslations('authoring-staff')
  const flawAt = useFlawAt(sheet.flaws)
  const change = (language: Language, own: Partial<ModuleDraft['hu']>) =>
    sheet.write({ ...content, [language]: { ...content[language], ...own } })
  /** They are one field. */
  const outcomesAt = (language: Language) =>
    flawAt(`${language}.outcomes`) ??
    content[language].outcomes.map((_, i) => flawAt(`${language}.outcomes.${i}`)).find(Boolean)
  return (
    <BothLanguages flaws={sheet.flaws}>
      {(language) => (
        <>
          <TextInput
            label={t('module.title')}
            required
            lang={language}
            maxLength={contentLimits.title}
            value={content[language].title}
            error={flawAt(`${language}.title`)}
            onChange={({ currentTarget: { value } }) => change(language, { title: value })}
          />
          <Textarea
            label={t('module.summary')}
            required
            lang={language}
            autosize
            minRows={2}
            maxLength={contentLimits.summary}
            value={content[language].summary}
            error={flawAt(`${language}.summary`)}
            onChange={({ currentTarget: { value } }) => change(language, { summary: value })}
          />
          <Textarea
            label={t('module.outcomes')}
            description={t('module.outcomesHint')}
            required
            lang={language}
            autosize
            minRows={3}
            value={content[language].outcomes.join('\n')}
            error={outcomesAt(language)}
            onChange={({ currentTarget: { value } }) => change(language, { outcomes: value.split('\n') })}
          />
        </>
      )}
    </BothLanguages>
  )
}
