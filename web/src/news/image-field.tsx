import { Button, Text } from '@mantine/core'
import { NewsFields, news, newsLimits } from '@rajt/contract/news'
import { text } from '@rajt/contract/parts'
import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import * as z from 'zod/mini'
import classes from './news.module.css'

const { maxBytes, types } = news.add.uploads.image
const megabytes = maxBytes / (1024 * 1024)

type Problem = 'tooLarge' | 'badFormat'

export interface Image {
  /** Chosen in this dialog. */
  file: File | null
  /** What the item had goes. */
  isRemoved: boolean
  /** Of the one that the item will have. */
  url: string | null
  problem: Problem | null
  choose: (file: File) => void
  remove: () => void
}

/** The image of an item while its form is open; `before` is the address of the one it has. */
export function useImage(before: string | null): Image {
  const [file, setFile] = useState<File | null>(null)
  const [preview, setPreview] = useState<string | null>(null)
  const [isRemoved, setRemoved] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
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
      const wrong = wrongWith(chosen)
      if (wrong) setProblem(wrong)
      else show(chosen)
    },
    remove: () => show(null),
  }
}

/** What is wrong with a chosen file before it is sent (spec 5). */
function wrongWith({ size, type }: File): Problem | null {
  if (!(types as readonly string[]).includes(type)) return 'badFormat'
  return size > maxBytes ? 'tooLarge' : null
}

const WithImage = z.extend(NewsFields, { imageText: text(newsLimits.imageText) })
/** An image needs a text for those who do not see it (decision N2). */
export const schemaFor = ({ url }: Image) => (url ? WithImage : NewsFields)

export function ImageField({ image }: { image: Image }) {
  const t = useTranslations('news-staff.image')
  const id = useId()
  const { url, problem } = image
  return (
    <div className={classes.field}>
      {url && <img className={classes.preview} src={url} alt="" />}
      <div className={classes.choice}>
        <label className={classes.choose}>
          {url ? t('change') : t('choose')}
          <input
            type="file"
            accept={types.join(',')}
            aria-describedby={`${id}-problem ${id}`}
            aria-invalid={problem !== null}
            onChange={({ currentTarget }) => {
              const [file] = currentTarget.files ?? []
              if (file) image.choose(file)
              // The same file may be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
        {url && (
          <Button variant="default" onClick={image.remove}>
            {t('remove')}
          </Button>
        )}
      </div>
      <Text size="sm" c="dimmed" id={id}>
        {t('hint', { megabytes })}
      </Text>
      <Text role="alert" size="sm" c="var(--warn)" id={`${id}-problem`}>
        {problem && t(problem, { megabytes })}
      </Text>
    </div>
  )
}
