import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Upload } from '#platform/contract/call.ts'
import { FieldGroup } from '#platform/ui/field-group.tsx'
import { FileChoice } from '#platform/ui/file-choice.tsx'
import { type FileProblem, isAboutFile, problemOf, wrongWith } from '#platform/ui/file-problem.ts'
import { isFailure } from '#platform/web/failure.ts'
import { media } from '../calls.ts'
import type { CaptionProblem } from '../parts.ts'
import classes from './media.module.css'

function useFile(upload: Upload, name: string) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  return {
    upload,
    file,
    problem,
    leave: () => setProblem(null),
    choose(chosen: File) {
      const wrong = wrongWith(chosen, upload)
      setProblem(wrong)
      setFile(wrong ? null : chosen)
    },
    refuse(failure: unknown): boolean {
      if (!isAboutFile(failure, name)) return false
      setProblem(problemOf(failure, name))
      setFile(null)
      return true
    },
  }
}

/** Captions and the first picture while the form of a medium is open. */
export function useBeside() {
  const captions = useFile(media.add.uploads.captions, 'captions')
  const poster = useFile(media.add.uploads.poster, 'poster')
  const [lines, setLines] = useState<readonly CaptionProblem[]>([])
  return {
    captions: {
      ...captions,
      choose(file: File) {
        setLines([])
        captions.choose(file)
      },
    },
    poster,
    lines,
    files: { captions: captions.file, poster: poster.file },
    /** Whether the server refused one of them: its field says why. */
    refuse(failure: unknown): boolean {
      if (isFailure(failure, 'captions-unfit')) setLines(failure.detail.problems as CaptionProblem[])
      return captions.refuse(failure) || poster.refuse(failure)
    },
  }
}

interface Props {
  beside: ReturnType<typeof useBeside>
  has: { captions: boolean; poster: boolean }
}

/** What belongs to a video: captions, and the picture before it plays. */
export function BesideFields({ beside: { captions, poster, lines }, has }: Props) {
  const t = useTranslations('media-staff.form')
  const reasons = useReasons(lines)
  return (
    <>
      <FieldGroup legend={t('captions')} required={!captions.upload.optional} data-field="captions">
        <Text size="sm">{t('captionsHint')}</Text>
        <FileChoice
          {...captions}
          reasons={reasons}
          label={t(has.captions || captions.file ? 'changeCaptions' : 'chooseCaptions')}
          onChoose={captions.choose}
          onLeave={captions.leave}
        >
          {captions.file && <Text className={classes.name}>{captions.file.name}</Text>}
        </FileChoice>
      </FieldGroup>
      <FieldGroup legend={t('poster')} required={!poster.upload.optional} data-field="poster">
        <FileChoice
          {...poster}
          label={t(has.poster || poster.file ? 'changePoster' : 'choosePoster')}
          onChoose={poster.choose}
          onLeave={poster.leave}
        >
          {poster.file && <Text className={classes.name}>{poster.file.name}</Text>}
        </FileChoice>
      </FieldGroup>
    </>
  )
}

function useReasons(lines: readonly CaptionProblem[]) {
  const t = useTranslations('media-staff')
  return lines.map(({ line, problem }) => t('captions.line', { line, problem: t(`captions.${problem}`) }))
}
