import { Button, Text } from '@mantine/core'
import { application } from '@rajt/contract/application'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { FileChoice } from '../ui/file-choice.tsx'
import { type FileProblem, wrongWith } from '../ui/file-problem.ts'
import { useFileSize } from '../ui/file-size.ts'
import classes from './application.module.css'

const upload = application.apply.uploads.cv

interface Props {
  file: File | null
  onChoose: (file: File | null) => void
}

/** A CV as a PDF, which nobody has to send. */
export function CvField({ file, onChoose }: Props) {
  const t = useTranslations('application.cv')
  const size = useFileSize()
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const choose = (chosen: File) => {
    const wrong = wrongWith(chosen, upload)
    setProblem(wrong)
    // The one that was right stays.
    if (!wrong) onChoose(chosen)
  }
  return (
    <fieldset className={classes.field}>
      <legend>{t('legend')}</legend>
      <FileChoice
        upload={upload}
        label={file ? t('change') : t('choose')}
        problem={problem}
        onChoose={choose}
      >
        {file && (
          <>
            <Text className={classes.fileName}>
              {file.name} · {size(file.size)}
            </Text>
            <Button variant="subtle" size="compact-sm" onClick={() => onChoose(null)}>
              {t('remove')}
            </Button>
          </>
        )}
      </FileChoice>
    </fieldset>
  )
}
