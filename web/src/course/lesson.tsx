import { Title } from '@mantine/core'
import type { Answer } from '@rajt/contract/call'
import type { course } from '@rajt/contract/course'
import { useTranslations } from 'use-intl'
import { LinkAnchor } from '../ui/links.tsx'
import { Notice } from '../ui/notice.tsx'
import { RichText } from '../ui/rich-text.tsx'
import { Tick } from '../ui/tick.tsx'
import { Attachments } from './attachments.tsx'
import { Checks } from './checks.tsx'
import { EndOfText } from './end-of-text.tsx'
import classes from './lesson.module.css'
import { MediaPlayer } from './media-player.tsx'
import { Onward } from './onward.tsx'
import { Suggestions } from './suggestions.tsx'
import { useDone } from './use-done.ts'

type Props = Answer<typeof course.lesson>

/** A lesson from its heading to the way on (spec 2): media, text, self-check, attachments, suggestion. */
export function Lesson(answer: Props) {
  const { lesson } = answer
  const reach = useDone(answer)
  const played = lesson.mediaFiles.filter(({ kind }) => kind !== 'worksheet')
  const attached = lesson.mediaFiles.filter(({ kind }) => kind === 'worksheet')
  return (
    <article className={classes.lesson}>
      <Head {...answer} />
      {played.map((media) => (
        <MediaPlayer key={media.url} media={media} onEnd={reach} />
      ))}
      <div>
        <RichText html={lesson.html} />
        <EndOfText onReach={reach} />
      </div>
      {lesson.checks.length > 0 && <Checks checks={lesson.checks} />}
      {attached.length > 0 && <Attachments files={attached} />}
      <Onward {...answer} />
      <Suggestions key={lesson.id} lesson={lesson.id} />
    </article>
  )
}

function Head({ lesson, module, finished }: Pick<Props, 'lesson' | 'module' | 'finished'>) {
  const t = useTranslations('course')
  return (
    <header>
      <p className={classes.eyebrow}>
        {finished && `${t('old.semester', { number: finished.number })}, ${finished.semester} · `}
        <LinkAnchor
          to="/modules"
          hash={finished ? `semester-${finished.semester}` : `module-${module.position}`}
        >
          {t('modules.number', { position: module.position })}: {module.title}
        </LinkAnchor>
      </p>
      <Title order={1}>{lesson.title}</Title>
      <p className={classes.summary}>{lesson.summary}</p>
      {finished && <Notice kind="note">{t('old.readOnly')}</Notice>}
      <p className={classes.facts}>
        {t('minutes', { count: lesson.minutes })}
        {lesson.done && (
          <span className={classes.done}>
            <Tick /> {t('lesson.done')}
          </span>
        )}
      </p>
    </header>
  )
}
