import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dotted } from '#platform/ui/dotted.tsx'
import { FieldGroup } from '#platform/ui/field-group.tsx'
import { FileChoice } from '#platform/ui/file-choice.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import type { usePdf } from '#platform/ui/pdf-field.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import classes from './application.module.css'

/** A CV as a PDF, which nobody has to send. */
export function CvField({
  pdf: { upload, field, file, problem, choose, leave, remove },
}: {
  pdf: ReturnType<typeof usePdf>
}) {
  const t = useTranslations('request-application.cv')
  const size = useFileSize()
  return (
    <FieldGroup ref={field} legend={t('legend')} required={!upload.optional}>
      <FileChoice
        upload={upload}
        label={file ? t('change') : t('choose')}
        problem={problem}
        onChoose={choose}
        onLeave={leave}
      >
        {file && (
          <>
            <Text className={classes.fileName}>
              <Dotted parts={[file.name, size(file.size)]} />
            </Text>
            <TakingButton size="compact-sm" onClick={remove}>
              {t('remove')}
            </TakingButton>
          </>
        )}
      </FileChoice>
    </FieldGroup>
  )
}
