import { Title } from '@mantine/core'
import { useMemo, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import { Dotted, dotted } from '#platform/ui/dotted.tsx'
import { useEffort } from '#platform/ui/effort.ts'
import { BackLink, LinkAnchor } from '#platform/ui/links.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { RichText } from '#platform/ui/rich-text.tsx'
import { Tick } from '#platform/ui/tick.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { useOfficeScope } from '#platform/web/office-scope.ts'
import type { course } from '../calls.ts'
import { Attachments } from './attachments.tsx'
import { CHECKS_ID, Checks } from './checks.tsx'
import { ContentsRail } from './contents-rail.tsx'
import { EndOfText } from './end-of-text.tsx'
import { INTERACTIVE_ID, InteractiveContents } from './interactive-contents.tsx'
import { Invented } from './invented.tsx'
import classes from './lesson.module.css'
import { LessonEnd } from './lesson-end.tsx'
import { LessonRail } from './lesson-rail.tsx'
import { MediaPlayer } from './media-player.tsx'
import { Onward } from './onward.tsx'
import { Suggestions } from './suggestions.tsx'
import { useDone } from './use-done.ts'
import { useReading } from './use-reading.ts'
import { WithTerms } from './with-terms.tsx'

type Props = Answer<typeof course.lesson>

/** A lesson from its heading to the way on (spec 2): media, text, interactive content, self-check, attachments, suggestion. */
export function Lesson(answer: Props) {
  const { lesson, module, lessons } = answer
  const text = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const acts = useDone(answer)
  const headings = useHeadings(lesson)
  const { heading, minutesLeft } = useReading({ text, bar, headings, minutes: lesson.readingMinutes })
  const played = lesson.mediaFiles.filter(({ kind }) => kind !== 'worksheet')
  const attached = lesson.mediaFiles.filter(({ kind }) => kind === 'worksheet')
  const interactive = interactiveOf(lesson)
  return (
    <article>
      <div ref={bar} className={classes.bar} aria-hidden="true" />
      <div className={classes.columns}>
        <Head {...answer} />
        <LessonRail module={module} lessons={lessons} lesson={lesson.id} />
        <div className={classes.column}>
          {played.map((media) => (
            <MediaPlayer key={media.url} media={media} told={lesson.invented} onEnd={acts.played} />
          ))}
          <div ref={text} className={classes.text}>
            <WithTerms terms={lesson.terms}>
              <RichText html={lesson.html} />
            </WithTerms>
            <EndOfText onSee={acts.seeEnd} />
          </div>
          {interactive.length > 0 && <InteractiveContents contents={interactive} onFinish={acts.checked} />}
          {lesson.checks.length > 0 && <Checks checks={lesson.checks} onFinish={acts.checked} />}
          {attached.length > 0 && <Attachments files={attached} />}
          <LessonEnd answer={answer} acts={acts} />
          <Onward {...answer} />
          <Suggestions key={lesson.id} lesson={lesson.id} />
        </div>
        <ContentsRail headings={headings} current={heading} minutesLeft={minutesLeft} />
      </div>
    </article>
  )
}

/** Its reader had finished it before it changed. */
function Changed({ changed: { at, why } }: { changed: NonNullable<Props['lesson']['changed']> }) {
  const t = useTranslations('course.lesson')
  const day = useDay()
  return (
    <Notice kind="note">
      {t('changed', { date: day(at) })} {why && <span {...WRITTEN}>{why}</span>}
    </Notice>
  )
}

/** A lesson that was kept on a device before there was any says nothing of it. */
const interactiveOf = ({ interactive }: Partial<Props['lesson']>) => interactive ?? []

/** Those of the text, and of what is below it to check oneself. */
function useHeadings(lesson: Props['lesson']) {
  const t = useTranslations('course')
  const { headings } = lesson
  const hasInteractive = interactiveOf(lesson).length > 0
  const hasChecks = lesson.checks.length > 0
  const interactive = t('interactive.title')
  const check = t('check.title')
  return useMemo(
    () => [
      ...headings,
      ...(hasInteractive ? [{ id: INTERACTIVE_ID, title: interactive }] : []),
      ...(hasChecks ? [{ id: CHECKS_ID, title: check }] : []),
    ],
    [headings, hasInteractive, hasChecks, interactive, check],
  )
}

function Head({ lesson, module, lessons, finished }: Props) {
  const t = useTranslations('course')
  const effort = useEffort()
  const scope = useOfficeScope()
  return (
    <header className={classes.head}>
      <BackLink to="/modules" hash={finished ? `semester-${finished.semester}` : `module-${module.position}`}>
        {dotted([
          finished && `${t('old.semester', { number: finished.number })}, ${finished.semester}`,
          `${t('modules.number', { position: module.position })}: ${module.title}`,
        ])}
      </BackLink>
      <Title order={1}>{lesson.title}</Title>
      <p className={classes.summary}>{lesson.summary}</p>
      <Invented names={lesson.invented} />
      {finished && <Notice kind="note">{t('old.readOnly')}</Notice>}
      {lesson.changed && <Changed changed={lesson.changed} />}
      <p className={classes.facts}>
        <span>
          {t('lesson.place', {
            position: lessons.findIndex(({ id }) => id === lesson.id) + 1,
            count: lessons.length,
          })}
        </span>
        <span>
          <Dotted parts={effort(lesson)} />
        </span>
        {lesson.done && (
          <span className={classes.done}>
            <Tick /> {t('lesson.done')}
          </span>
        )}
        {(scope === 'FULL' || scope === 'EDITOR') && !finished && (
          <LinkAnchor to="/modules/write/$id" params={{ id: lesson.id }}>
            {t('lesson.edit')}
          </LinkAnchor>
        )}
      </p>
    </header>
  )
}
