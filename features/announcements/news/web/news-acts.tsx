import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { EntryActs } from '#platform/ui/entry-acts.tsx'
import { RemoveDialog, toastResult } from '#platform/ui/entry-dialog.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { useEditConflict } from '#platform/ui/use-edit-conflict.ts'
import { shortNameOf } from '#programme/programme/web/universities.ts'
import { type NewsItem, news } from '../calls.ts'
import classes from './news.module.css'
import { NewsDialog, schemaFor, useImage, type Values } from './news-dialog.tsx'

/** Whom an item is for, and changing and removing it; for those who may. */
export default function NewsActs({ item }: { item: NewsItem }) {
  const t = useTranslations('news-staff')
  const { title, fields } = item
  if (!fields) return null
  const groups = fields.roles.map((role) => t(`fields.groups.${role}`)).join(', ')
  const universities = item.university ? [item.university] : fields.universities
  return (
    <div className={classes.acts}>
      <Text size="sm" c="dimmed">
        {universities.length > 0
          ? t('forUniversities', { groups, universities: universities.map(shortNameOf).join(', ') })
          : t('for', { groups })}
      </Text>
      <EntryActs
        words={{ edit: t('edit'), remove: t('remove') }}
        names={{ edit: t('editOne', { title }), remove: t('removeOne', { title }) }}
        edit={(onClose) => <EditItem item={item} fields={fields} onClose={onClose} />}
        remove={(onClose) => <RemoveItem item={item} onClose={onClose} />}
      />
    </div>
  )
}

interface Props {
  item: NewsItem
  onClose: () => void
}

function EditItem({ item, fields, onClose }: Props & { fields: Values }) {
  const t = useTranslations('news-staff')
  const image = useImage(item.image?.url ?? null)
  const { editedAt, told } = useEditConflict({ done: t('done.edit'), failed: t('failed.edit') }, onClose, {
    editedAt: item.editedAt,
    shownBy: [news.more],
  })
  const form = useCallForm({
    call: news.edit,
    schema: schemaFor(image),
    defaults: fields,
    draft: `news.${item._id}`,
    params: { id: item._id },
    body: (values) => ({ ...values, removeImage: image.isRemoved, editedAt }),
    files: { image: image.file },
    invalidates: [news.more],
    ...told,
  })
  return (
    <NewsDialog
      title={t('editTitle')}
      form={form}
      image={image}
      isOfUniversity={item.university !== null}
      onClose={onClose}
    />
  )
}

function RemoveItem({ item, onClose }: Props) {
  const t = useTranslations('news-staff')
  const { run, busy } = useAct(news.remove, {
    invalidates: [news.more, news.unread],
    ...toastResult({ done: t('done.remove'), failed: t('failed.remove') }, onClose),
  })
  return (
    <RemoveDialog
      title={t('removeTitle')}
      confirm={t('remove')}
      entry={item}
      busy={busy}
      onConfirm={() => run({ params: { id: item._id } })}
      onClose={onClose}
    >
      {t('removeEffect')}
    </RemoveDialog>
  )
}
