import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { toastResult } from '#platform/ui/entry-dialog.tsx'
import { useCallForm } from '#platform/ui/use-call-form.ts'
import { language } from '#platform/web/language.ts'
import { news } from '../calls.ts'
import { NewsDialog, schemaFor, useImage, type Values } from './news-dialog.tsx'

/** The button that opens the form of a new item. */
export default function AddNews() {
  const t = useTranslations('news-staff')
  const [adding, setAdding] = useState(false)
  return (
    <>
      <Button onClick={() => setAdding(true)}>{t('add')}</Button>
      {adding && <AddDialog onClose={() => setAdding(false)} />}
    </>
  )
}

function AddDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('news-staff')
  const image = useImage(null)
  const form = useCallForm({
    call: news.add,
    schema: schemaFor(image),
    defaults: emptyValues(),
    draft: 'news',
    files: { image: image.file },
    invalidates: [news.more],
    ...toastResult({ done: t('done.add'), failed: t('failed.add') }, onClose),
  })
  return <NewsDialog title={t('add')} confirm={t('publish')} form={form} image={image} onClose={onClose} />
}

const emptyValues = (): Values => ({
  title: '',
  text: '',
  language: language.get(),
  roles: [],
  universities: [],
  imageText: '',
})
