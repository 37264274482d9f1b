import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { pictureUpload } from '#platform/contract/parts.ts'
import { Dotted } from '#platform/ui/dotted.tsx'
import { FieldError } from '#platform/ui/field-error.tsx'
import { FieldGroup } from '#platform/ui/field-group.tsx'
import { FileChoice, Sending } from '#platform/ui/file-choice.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { FILE_MAX, type MediumKind, mediaTypes, PICTURE_MAX } from '../parts.ts'
import classes from './media.module.css'
import type { Parts } from './use-parts.ts'

const beginnings: Record<MediumKind, readonly string[]> = {
  video: ['video/'],
  podcast: ['audio/'],
  worksheet: ['application/'],
  picture: ['image/'],
  interactive: [],
}
/** What is offered for a kind of medium; the server decides by what a file holds. */
const typesOf = (kind: MediumKind | null) =>
  [...new Set([...mediaTypes, ...pictureUpload.types])].filter(
    (type) => !kind || beginnings[kind].some((beginning) => type.startsWith(beginning)),
  )

interface Props {
  parts: Parts
  kind: MediumKind | null
  /** It was to be sent without one. */
  isNeeded: boolean
  onChoose: (file: File) => void
}

/** The file of a medium: it goes on its way as soon as it is chosen. */
export function PartsField({ parts: { sending, problem, choose, cancel }, kind, isNeeded, onChoose }: Props) {
  const t = useTranslations('media-staff.form')
  const size = useFileSize()
  const upload = { maxBytes: kind === 'picture' ? PICTURE_MAX : FILE_MAX, types: typesOf(kind) }
  return (
    <FieldGroup legend={t('file')} required data-field="upload">
      <FileChoice
        upload={upload}
        label={t(sending ? 'changeFile' : 'chooseFile')}
        problem={problem}
        onChoose={(file) => {
          choose(file)
          onChoose(file)
        }}
      >
        {sending && (
          <Text className={classes.name}>
            <Dotted parts={[sending.file.name, size(sending.file.size)]} />
          </Text>
        )}
      </FileChoice>
      {sending && sending.percent < 100 && <Sending percent={sending.percent} onCancel={cancel} />}
      <Text role="status" size="sm">
        {sending?.isAway ? t('away') : sending?.percent === 100 ? t('arrived') : null}
      </Text>
      <FieldError>{isNeeded && !sending && !problem ? t('needed') : null}</FieldError>
    </FieldGroup>
  )
}
