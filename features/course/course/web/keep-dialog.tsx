import { Progress, Text } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useFailureWords } from '#platform/ui/failure-words.ts'
import { useFileSize } from '#platform/ui/file-size.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { useTellFailure } from '#platform/ui/tell.ts'
import { toast } from '#platform/ui/toast.tsx'
import type { LessonHead, Module } from '../calls.ts'
import { keepModule, toKeep } from './kept-modules.ts'

interface Props {
  module: Module
  lessons: readonly LessonHead[]
  onClose: () => void
}

/** Says how much it is before anything is kept. */
export default function KeepDialog({ module, lessons, onClose }: Props) {
  const t = useTranslations('course.keep')
  const router = useRouter()
  const fileSize = useFileSize()
  const tellFailure = useTellFailure()
  const failureWords = useFailureWords()
  const [percent, setPercent] = useState<number | null>(null)
  const { data, error } = useQuery({
    queryKey: ['keep', module.id],
    queryFn: () => toKeep(lessons),
    staleTime: 0,
  })
  const confirm = async () => {
    if (!data || percent !== null) return
    setPercent(0)
    try {
      await keepModule(module.id, data, router, setPercent)
      onClose()
      toast({ kind: 'success', text: t('done', { title: module.title }) })
    } catch (failure) {
      setPercent(null)
      tellFailure(failure)
    }
  }
  return (
    <ConfirmDialog
      title={t('title', { title: module.title })}
      confirm={t('keep')}
      busy={percent !== null || (!data && !error)}
      isOver={error !== null}
      onConfirm={confirm}
      onClose={onClose}
    >
      {error && <Notice kind="problem">{failureWords(error)}</Notice>}
      <Text role="status">
        {data ? t('size', { size: fileSize(data.bytes), count: lessons.length }) : error ? '' : t('counting')}
      </Text>
      <Text>{t('effect')}</Text>
      {percent !== null && <Progress value={percent} aria-label={t('under')} />}
    </ConfirmDialog>
  )
}
