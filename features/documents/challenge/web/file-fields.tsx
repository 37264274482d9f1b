import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { FieldGroup } from '#platform/ui/field-group.tsx'
import { FileChoice } from '#platform/ui/file-choice.tsx'
import { useFileSize } from '#platform/ui/file-size.ts'
import { type PictureChoice, PictureField } from '#platform/ui/picture-choice.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { challengeLimits } from '../calls.ts'
import classes from './challenge.module.css'
import { documentUpload, type useDocuments } from './use-files.ts'

export function LogoField({ logo }: { logo: PictureChoice }) {
  const t = useTranslations('challenge-staff.logo')
  const words = { label: t('label'), choose: t('choose'), change: t('change'), remove: t('remove') }
  return <PictureField picture={logo} words={words} isLogo />
}

export function DocumentsField({ documents }: { documents: ReturnType<typeof useDocuments> }) {
  const t = useTranslations('challenge-staff.documents')
  const { kept, added, count, isFull, problem, add, leave, drop, remove } = documents
  const rows = [
    ...kept.map((one) => ({ key: one._id, name: one.name, bytes: one.bytes, take: () => remove(one._id) })),
    ...added.map((file, i) => ({
      key: `${i} ${file.name}`,
      name: file.name,
      bytes: file.size,
      take: () => drop(file),
    })),
  ]
  return (
    <FieldGroup legend={t('legend')} required={!documentUpload.optional}>
      {rows.length > 0 && (
        <ul className={classes.files}>
          {rows.map(({ key, ...row }) => (
            <DocumentRow key={key} {...row} />
          ))}
        </ul>
      )}
      <FileChoice
        upload={documentUpload}
        label={t('add')}
        problem={problem}
        onChoose={add}
        onLeave={leave}
        disabled={isFull}
      />
      <Text size="sm" c="dimmed">
        {t('count', { count, max: challengeLimits.documents })}
      </Text>
    </FieldGroup>
  )
}

function DocumentRow({ name, bytes, take }: { name: string; bytes: number; take: () => void }) {
  const t = useTranslations('challenge-staff.documents')
  const size = useFileSize()
  return (
    <li>
      <span className={classes.documentName}>{name}</span>
      <Text size="sm" c="dimmed" span>
        {size(bytes)}
      </Text>
      <TakingButton size="compact-sm" aria-label={t('removeOne', { name })} onClick={take}>
        {t('remove')}
      </TakingButton>
    </li>
  )
}
