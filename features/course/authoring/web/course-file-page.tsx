import { Text, Title } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { course } from '#course/course/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { ChosenFile } from '#platform/ui/chosen-file.tsx'
import { FileChoice, Sending } from '#platform/ui/file-choice.tsx'
import { type FileProblem, isAboutFile, problemOf, wrongWith } from '#platform/ui/file-problem.ts'
import { BackLink, LinkAnchor } from '#platform/ui/links.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Page } from '#platform/ui/page.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { Failure } from '#platform/web/failure.ts'
import { authoring } from '../calls.ts'
import { type CoursePreview, courseFile } from '../course-file-calls.ts'
import classes from './course-file.module.css'
import { PreviewedCourse } from './course-file-preview.tsx'

const upload = courseFile.compare.uploads.file
type Done = Answer<typeof courseFile.bringIn>

/** A course from a zip: what it would bring, and then what it brought. */
export function CourseFilePage() {
  const t = useTranslations('authoring-file-staff')
  const { file, problem, seen, done, choose, bringIn, busy, percent } = useCourseFile()
  const answer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (seen ?? done) answer.current?.focus()
  }, [seen, done])
  return (
    <Page width="list">
      <BackLink to="/modules/write">{t('toTree')}</BackLink>
      <Title order={1}>{t('title')}</Title>
      <Text size="lg" mt="xs" mb="lg">
        {t('lead')}
      </Text>
      <FileChoice
        upload={upload}
        label={t(file ? 'otherFile' : 'chooseFile')}
        problem={problem}
        onChoose={choose}
        disabled={busy}
      >
        {file && <ChosenFile file={file} />}
      </FileChoice>
      {problem instanceof Failure && typeof problem.detail.name === 'string' && (
        <Text size="sm" {...WRITTEN}>
          {problem.detail.name}
        </Text>
      )}
      {busy && percent !== null && percent < 100 && <Sending percent={percent} />}
      <p role="status" className={classes.status}>
        {busy && (percent === null || percent === 100) ? t('reading') : ''}
      </p>
      <div ref={answer} tabIndex={-1} className={classes.answer}>
        {done && <Brought done={done} />}
        {seen && !done && <PreviewedCourse key={seen.seen} seen={seen} busy={busy} onBringIn={bringIn} />}
      </div>
    </Page>
  )
}

/** The chosen file, which is sent for its preview and once more to be brought in: the server keeps none. */
function useCourseFile() {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [seen, setSeen] = useState<CoursePreview | null>(null)
  const [done, setDone] = useState<Done | null>(null)
  const failed = (failure: unknown) => {
    if (!(failure instanceof Failure) || !(isAboutFile(failure, 'file') || isAboutZip(failure))) return false
    setProblem(problemOf(failure, 'file'))
    return true
  }
  const preview = useAct(courseFile.compare, { done: setSeen, failed })
  const act = useAct(courseFile.bringIn, {
    invalidates: [authoring.tree, authoring.questions, authoring.thing, course.progress],
    done: setDone,
    failed: (failure) => {
      // What it would bring by now is shown beside the words of the refusal.
      if (file && failure instanceof Failure && failure.code === 'course-changed-meanwhile')
        void preview.run({ body: {}, files: { file } })
      return failed(failure)
    },
  })
  const choose = (chosen: File) => {
    const wrong = wrongWith(chosen, upload)
    setProblem(wrong)
    if (wrong) return undefined
    setFile(chosen)
    setSeen(null)
    setDone(null)
    return preview.run({ body: {}, files: { file: chosen } })
  }
  const bringIn = (modules: string[]) =>
    file && seen ? act.run({ body: { modules, seen: seen.seen }, files: { file } }) : undefined
  const busy = preview.busy || act.busy
  return { file, problem, seen, done, choose, bringIn, busy, percent: preview.percent ?? act.percent }
}

const isAboutZip = ({ code }: Failure) => code.startsWith('course-file-') && code !== 'course-file-wrong'

function Brought({ done: { published, ...counts } }: { done: Done }) {
  const t = useTranslations('authoring-file-staff')
  return (
    <>
      <Notice kind="done">
        <Text>{t(published ? 'published' : 'drafted', counts)}</Text>
      </Notice>
      <Text mt="md">
        <LinkAnchor to="/modules/write" data-own-line>
          {t(published ? 'toCourse' : 'toDrafts')}
        </LinkAnchor>
      </Text>
    </>
  )
}
