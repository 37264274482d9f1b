import { Button } from '@mantine/core'
import { CloudDownload } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useFileSize } from '#platform/ui/file-size.ts'
import { LatePart } from '#platform/ui/late-part.tsx'
import { useShortDay } from '#platform/ui/moment.ts'
import { toast } from '#platform/ui/toast.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { canKeep } from '#platform/web/offline-cache.ts'
import { useStore } from '#platform/web/store.ts'
import type { LessonHead, Module } from '../calls.ts'
import classes from './keep-module.module.css'
import { forgetModule, keptModules } from './kept-modules.ts'

const KeepDialog = lazyComponent(() => import('./keep-dialog.tsx'))

interface Props {
  module: Module
  lessons: readonly LessonHead[]
}

/** A module's lessons on this device, to be read without a network. */
export function KeepModule({ module, lessons }: Props) {
  const t = useTranslations('course.keep')
  const day = useShortDay()
  const fileSize = useFileSize()
  const [isAsking, setAsking] = useState(false)
  const kept = useStore(keptModules)[module.id]
  if (!canKeep) return null
  return (
    <div className={classes.keep}>
      {kept ? (
        <>
          <span>
            {t('kept', {
              size: fileSize(kept.bytes),
              date: day(kept.at),
            })}
          </span>
          <Button
            variant="default"
            size="sm"
            aria-label={t('forgetOf', { title: module.title })}
            onClick={async () => {
              await forgetModule(module.id)
              toast({ kind: 'success', text: t('forgotten') })
            }}
          >
            {t('forget')}
          </Button>
        </>
      ) : (
        <Button
          variant="default"
          size="sm"
          leftSection={<CloudDownload size={18} aria-hidden="true" />}
          aria-label={t('keepOf', { title: module.title })}
          onClick={() => setAsking(true)}
        >
          {t('keep')}
        </Button>
      )}
      {isAsking && (
        <LatePart>
          <KeepDialog module={module} lessons={lessons} onClose={() => setAsking(false)} />
        </LatePart>
      )}
    </div>
  )
}
