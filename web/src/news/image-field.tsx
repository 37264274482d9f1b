import { Button } from '@mantine/core'
import { NewsFields, news, newsLimits } from '@rajt/contract/news'
import { text } from '@rajt/contract/parts'
import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import { FileChoice } from '../ui/file-choice.tsx'
import { type FileProblem, wrongWith } from '../ui/file-problem.ts'
import classes from './news.module.css'

const upload = news.add.uploads.image

export interface Image {
  /** Chosen in this dialog. */
  file: File | null
  /** What the item had goes. */
  isRemoved: boolean
  /** Of the one that the item will have. */
  url: string | null
  problem: FileProblem | null
  choose: (file: File) => void
  remove: () => void
}

/** The image of an item while its form is open; `before` is the address of the one it has. */
export function useImage(before: string | null): Image {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  useEffect(() => () => URL.revokeObjectURL(preview ?? ''), [preview])
  const show = (next: File | null) => {
    setFile(next)
    setPreview(next && URL.createObjectURL(next))
    setRemoved(next === null && before !== null)
    setProblem(null)
  }
  return {
    ...{ file, isRemoved, problem },
    url: preview ?? (isRemoved ? null : before),
    choose: (chosen) => {
      const wrong = wrongWith(chosen, upload)
      if (wrong) setProblem(wrong)
      else show(chosen)
    },
    remove: () => show(null),
  }
}

const WithImage = z.extend(NewsFields, { imageText: text(newsLimits.imageText) })
/** An image needs a text for those who do not see it (decision N2). */
export const schemaFor = ({ url }: Image) => (url ? WithImage : NewsFields)

export function ImageField({ image }: { image: Image }) {
  const t = useTranslations('news-staff.image')
  const { url, problem, choose, remove } = image
  return (
    <div className={classes.field}>
      {url && <img className={classes.preview} src={url} alt="" />}
      <FileChoice upload={upload} label={url ? t('change') : t('choose')} problem={problem} onChoose={choose}>
        {url && (
          <Button variant="default" onClick={remove}>
            {t('remove')}
          </Button>
        )}
      </FileChoice>
    </div>
  )
}
