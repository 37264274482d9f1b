import { useCallback, useDeferredValue, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { contentLimits, contentMost } from '#course/course/content.ts'
import { lessonAddress } from '#course/course/lesson-address.ts'
import { LessonMedia, MEDIA_ROWS } from '#course/media/web/lesson-media.tsx'
import { TextEditor } from '#course/writing/web/text-editor.tsx'
import type { Answer } from '#platform/contract/call.ts'
import type { Language } from '#platform/contract/parts.ts'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { Textarea } from '#platform/ui/textarea.tsx'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import type { Draft } from '../content-parts.ts'
import { BothLanguages } from './both-languages.tsx'
import { ChecksForm, checkRows } from './checks-form.tsx'
import { useFlawAt } from './flaw-words.ts'
import classes from './lesson-form.module.css'
import { LessonMinutes } from './lesson-minutes.tsx'
import { LessonText } from './lesson-text.tsx'
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

type Tree = Answer<typeof authoring.tree>

/** Those that students get. */
const linkedLessons = ({ modules }: Tree) =>
  modules.filter(isOpenToStudents).flatMap(({ key: module, position, lessons }) =>
    lessons.filter(isOpenToStudents).map(({ _id, key, title, position: number }) => ({
      _id,
      address: lessonAddress({ module, key }),
      title,
      module: position,
      number,
    })),
  )

const isOpenToStudents = ({ state }: { state: Tree['modules'][number]['state'] }) =>
  state === 'published' || state === 'changed'

/** A lesson in both languages: its title, summary, text, self-checks and media, and what it takes as it stands. */
export function LessonForm({ id, content, published, sheet: { flaws, saving, edit } }: Props) {
  const t = useTranslations('authoring-staff')
  const tree = useSide(queryOf(authoring.tree))
  const lessons = useMemo(() => linkedLessons(tree.data ?? { modules: [] }), [tree.data])
  return (
    <>
      <SideFailed of={tree} name={t('sides.links')} />
      <BothLanguages flaws={flaws} rows={rowsOf(content)}>
        {(language) => (
          <LessonTexts
            id={id}
            language={language}
            content={content}
            published={published}
            lessons={lessons}
            flaws={flaws}
            saving={saving}
            edit={edit}
          />
        )}
      </BothLanguages>
    </>
  )
}

/** Fields, what may come between them, and their heading. */
const ROWS_ABOVE = 11

const rowsOf = ({ hu, en }: LessonDraft) => {
  const checks = Math.max(checkRows(hu.checks), checkRows(en.checks))
  return {
    '--first-below': ROWS_ABOVE + 1,
    '--check-rows': checks,
    '--rows': ROWS_ABOVE + checks + MEDIA_ROWS,
  }
}

interface TextsProps extends Pick<DraftSheet, 'flaws' | 'saving' | 'edit'> {
  id: string
  language: Language
  content: LessonDraft
  published: LessonDraft | null
  lessons: ReturnType<typeof linkedLessons>
}

/** A component of its own, so that a key in one field draws no other one anew. */
function LessonTexts({ id, language, content, published, lessons, flaws, saving, edit }: TextsProps) {
  const t = useTranslations('authoring-staff')
  const flawAt = useFlawAt(flaws)
  const texts = content[language]
  const change = useCallback(
    (own: Partial<Texts>, isLate = false) =>
      edit((now) => {
        const lesson = now as LessonDraft
        return { ...lesson, [language]: { ...lesson[language], ...own } }
      }, isLate),
    [edit, language],
  )
  const changeChecks = useCallback((checks: Texts['checks']) => change({ checks }), [change])
  const changeMedia = useCallback((media: Texts['media']) => change({ media }), [change])
  const problemOfMedium = useCallback(
    (place: number) => flawAt(`${language}.media.${place}`),
    [flawAt, language],
  )
  // Dozens of fields below the window's edge: the first picture does not wait for them.
  const isBelowThere = useDeferredValue(true, false)
  const { hu, en } = content
  const media = useMemo(() => [...hu.media, ...en.media], [hu.media, en.media])
  return (
    <>
      <LessonMinutes id={id} language={language} content={content} saving={saving} />
      <TextInput
        label={t('lesson.title')}
        required
        lang={language}
        maxLength={contentLimits.title}
        value={texts.title}
        error={flawAt(`${language}.title`)}
        onChange={({ currentTarget: { value } }) => change({ title: value })}
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
        onChange={({ currentTarget: { value } }) => change({ summary: value })}
      />
      <TextEditor
        label={t('lesson.body')}
        language={language}
        max={contentLimits.body}
        value={texts.body}
        error={flawAt(`${language}.body`)}
        onChange={(body) => change({ body }, true)}
        lessons={lessons}
        preview={(body) => (
          <LessonText id={id} language={language} content={{ ...content, [language]: { ...texts, body } }} />
        )}
      />
      <MarkedText
        language={language}
        content={content}
        published={published}
        lessons={lessons}
        saving={saving}
      />
      {isBelowThere && (
        <div className={classes.below}>
          <ChecksForm language={language} checks={texts.checks} flaws={flaws} onChange={changeChecks} />
          <LessonMedia
            language={language}
            media={texts.media}
            all={media}
            most={contentMost.media}
            problemAt={problemOfMedium}
            onChange={changeMedia}
          />
        </div>
      )}
    </>
  )
}
