import { Progress, Text } from '@mantine/core'
import type { LessonHead, Module } from '@rajt/contract/course'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useFailureWords } from '../ui/failure-words.ts'
import { useFileSize } from '../ui/file-size.ts'
import { Notice } from '../ui/notice.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { toast } from '../ui/toast.tsx'
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
