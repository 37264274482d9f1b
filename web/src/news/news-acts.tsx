import { Button, Text } from '@mantine/core'
import { type NewsItem, news } from '@rajt/contract/news'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { useAct } from '../ui/use-act.ts'
import { useCallForm } from '../ui/use-call-form.ts'
import { schemaFor, useImage } from './image-field.tsx'
import classes from './news.module.css'
import { NewsDialog, type Values } from './news-dialog.tsx'

/** Whom an item is for, and changing and removing it; for those who may. */
export default function NewsActs({ item }: { item: NewsItem }) {
  const t = useTranslations('news-staff')
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null)
  const close = () => setOpen(null)
  const { title, fields } = item
  if (!fields) return null
  const groups = fields.roles.map((role) => t(`fields.groups.${role}`)).join(', ')
  return (
    <div className={classes.acts}>
      <Text size="sm" c="dimmed">
        {t('for', { groups })}
      </Text>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('editOne', { title })}
        onClick={() => setOpen('edit')}
      >
        {t('edit')}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={t('removeOne', { title })}
        onClick={() => setOpen('remove')}
      >
        {t('remove')}
      </Button>
      {open === 'edit' && <EditDialog item={item} fields={fields} onClose={close} />}
      {open === 'remove' && <RemoveDialog item={item} onClose={close} />}
    </div>
  )
}

interface Props {
  item: NewsItem
  onClose: () => void
}

function EditDialog({ item, fields, onClose }: Props & { fields: Values }) {
  const t = useTranslations('news-staff')
  const image = useImage(item.image?.url ?? null)
  const form = useCallForm({
    call: news.edit,
    schema: schemaFor(image),
    defaults: fields,
    draft: `news.${item._id}`,
    params: { id: item._id },
    body: (values) => ({ ...values, removeImage: image.isRemoved }),
    files: { image: image.file },
    goesStale: [news.more],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done.edit') })
    },
    // The toast says that it failed (spec 8), the dialog why.
    failed: () => !toast({ kind: 'failure', text: t('failed.edit') }),
  })
  return (
    <NewsDialog
      title={t('edit')}
      form={form}
      image={image}
      isOfUniversity={item.university !== null}
      onClose={onClose}
    />
  )
}

function RemoveDialog({ item, onClose }: Props) {
  const t = useTranslations('news-staff')
  const { run, busy } = useAct(news.remove, {
    goesStale: [news.more, news.unread],
    done: () => {
      onClose()
      toast({ kind: 'success', text: t('done.remove') })
    },
    failed: () => !toast({ kind: 'failure', text: t('failed.remove') }),
  })
  return (
    <ConfirmDialog
      title={t('removeTitle')}
      confirm={t('remove')}
      danger
      busy={busy}
      onConfirm={() => run({ params: { id: item._id } })}
      onClose={onClose}
    >
      <Text fw={600} lang={item.language}>
        {item.title}
      </Text>
      <Text>{t('removeEffect')}</Text>
    </ConfirmDialog>
  )
}
