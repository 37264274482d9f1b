import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { LessonContent } from '#course/course/content.ts'
import { Attachments } from '#course/course/web/attachments.tsx'
import { Checks } from '#course/course/web/checks.tsx'
import { InteractiveContents } from '#course/course/web/interactive-contents.tsx'
import { Invented } from '#course/course/web/invented.tsx'
import { MediaPlayer } from '#course/course/web/media-player.tsx'
import { WithTerms } from '#course/course/web/with-terms.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useEffort } from '#platform/ui/effort.ts'
import { RichText } from '#platform/ui/rich-text.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import classes from './preview.module.css'
import { firstLook, PreviewChoices } from './preview-choices.tsx'

interface Props {
  id: string
  content: LessonContent
  onClose: () => void
}

/** The lesson as a student will see it, self-checks and all; it leaves no trace. */
export function LessonPreview({ id, content, onClose }: Props) {
  const t = useTranslations('authoring-staff')
  const effort = useEffort()
  const [look, setLook] = useState(firstLook)
  const { language, width } = look
  return (
    <Dialog title={t('preview.title')} onClose={onClose}>
      <PreviewChoices look={look} onChoose={setLook} />
      <Loaded
        query={queryOf(authoring.preview, { body: { id, language, content } })}
        skeleton={<TextSkeleton lines={8} />}
      >
        {({ lesson }) => (
          <article className={classes.sheet} data-width={width} lang={language}>
            <h2 className={classes.title}>{lesson.title}</h2>
            <p className={classes.summary}>{lesson.summary}</p>
            <Invented names={lesson.invented} />
            <p>
              <Dotted parts={effort(lesson)} />
            </p>
            {lesson.mediaFiles
              .filter(({ kind }) => kind !== 'worksheet')
              .map((media) => (
                <MediaPlayer key={media.url} media={media} onEnd={() => undefined} />
              ))}
            <WithTerms terms={lesson.terms}>
              <RichText html={lesson.html} />
            </WithTerms>
            {lesson.interactive.length > 0 && (
              <InteractiveContents contents={lesson.interactive} onFinish={() => undefined} />
            )}
            {lesson.checks.length > 0 && <Checks checks={lesson.checks} onFinish={() => undefined} />}
            {lesson.mediaFiles.some(({ kind }) => kind === 'worksheet') && (
              <Attachments files={lesson.mediaFiles.filter(({ kind }) => kind === 'worksheet')} />
            )}
          </article>
        )}
      </Loaded>
    </Dialog>
  )
}
