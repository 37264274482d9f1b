import { Button, Text } from '@mantine/core'
import { memo, useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { goToLine } from '#course/writing/web/go-to-line.ts'
import type { LinkedLesson } from '#course/writing/web/lesson-dialog.tsx'
import type { Language } from '#platform/contract/parts.ts'
import { ActButton } from '#platform/ui/act-button.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import type { Draft } from '../content-parts.ts'
import { editing, LINKS_AT_ONCE, type LinkOutcome } from '../editing-calls.ts'
import classes from './lesson-marks.module.css'
import { keptShapeOf, linksOf, type Mark, marksOf } from './marks.ts'

type Lesson = Extract<Draft, { kind: 'lesson' }>['content']

export interface MarkedProps {
  language: Language
  content: Lesson
  /** Null of a lesson that was never published. */
  published: Lesson | null
  /** Those that a text can name. */
  lessons: readonly (Pick<LinkedLesson, 'address'> & { _id: string })[]
}

/** What of a text is worth another look, each with its place; and, when asked, which of its links do not answer. */
export default memo(function LessonMarks({ content, ...props }: MarkedProps) {
  const t = useTranslations('authoring-staff')
  const read = useRead(content)
  return read ? <Marks {...props} content={read} /> : <Text c="dimmed">{t('marks.counting')}</Text>
})

/** The lesson that was read last: each of its texts by itself, so that whoever types never waits for both. */
function useRead(lesson: Lesson): Lesson | null {
  const [read, setRead] = useState<Lesson | null>(null)
  useEffect(() => {
    let isLeft = false
    const readBoth = async () => {
      for (const { body } of [lesson.hu, lesson.en]) {
        await pause()
        if (isLeft) return
        keptShapeOf(body)
      }
      setRead(lesson)
    }
    void readBoth()
    return () => {
      isLeft = true
    }
  }, [lesson])
  return read
}

const pause = () => new Promise((resolve) => setTimeout(resolve))

function Marks({ language, content, published, lessons }: MarkedProps) {
  const t = useTranslations('authoring-staff')
  const addresses = lessons.flatMap(({ _id, address }) => [address, `/lessons/${_id}`])
  const marks = marksOf(content, published, addresses).filter((mark) => mark.language === language)
  const links = linksOf(content[language].body)
  return (
    <details className={classes.marks}>
      <summary>{t('marks.title', { count: marks.length })}</summary>
      <Text c="dimmed">{t('marks.lead')}</Text>
      <ul className={classes.list}>
        {marks.map((mark) => (
          <li key={`${mark.mark} ${mark.line} ${mark.count}`}>
            <MarkWords mark={mark} />
          </li>
        ))}
      </ul>
      {links.length > 0 && <Links language={language} links={links} />}
    </details>
  )
}

function MarkWords({ mark: { language, mark, line, count, other } }: { mark: Mark }) {
  const t = useTranslations('authoring-staff')
  return (
    <>
      {line !== null && <ToLine language={language} line={line} />}
      <span>{t(`marks.kinds.${mark}`, { count, other })}</span>
    </>
  )
}

function ToLine({ language, line }: Pick<Mark, 'language'> & { line: number }) {
  const t = useTranslations('authoring-staff')
  return (
    <Button
      variant="subtle"
      size="compact-sm"
      className={classes.line}
      onClick={() => goToLine(language, line)}
    >
      {t('marks.line', { line })}
    </Button>
  )
}

interface LinksProps {
  language: Language
  links: readonly { address: string; line: number }[]
}

/** Asked for by a button: it goes to other people's servers. */
function Links({ language, links }: LinksProps) {
  const t = useTranslations('authoring-staff')
  const [outcomes, setOutcomes] = useState<ReadonlyMap<string, LinkOutcome> | null>(null)
  const addresses = [...new Set(links.map(({ address }) => address))].slice(0, LINKS_AT_ONCE)
  const { run, busy } = useAct(editing.checkLinks, {
    done: (answer) => setOutcomes(new Map(answer.links.map(({ address, outcome }) => [address, outcome]))),
  })
  const unanswered = links.flatMap(({ address, line }) => {
    const outcome = outcomes?.get(address) ?? 'answers'
    return outcome === 'answers' ? [] : [{ address, line, outcome }]
  })
  return (
    <>
      <ActButton variant="default" busy={busy} onClick={() => run({ body: { addresses } })}>
        {t('marks.links.check', { count: addresses.length })}
      </ActButton>
      <div role="status">
        {outcomes && <Text>{t('marks.links.checked', { count: unanswered.length })}</Text>}
      </div>
      <ul className={classes.list}>
        {unanswered.map(({ address, line, outcome }) => (
          <li key={`${line} ${address}`}>
            <ToLine language={language} line={line} />
            <span>
              {t(`marks.links.outcomes.${outcome}`)} <span className={classes.address}>{address}</span>
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
