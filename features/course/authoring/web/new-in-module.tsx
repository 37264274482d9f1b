import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useAct } from '#platform/ui/use-act.ts'
import { authoring } from '../calls.ts'
import { beginningOf } from './beginnings.ts'

/** Begins a lesson or a question of a module, and leads to its editor. */
export function NewInModule({ id: module }: { id: string }) {
  const t = useTranslations('authoring-staff')
  const navigate = useNavigate()
  const add = useAct(authoring.add, {
    invalidates: [authoring.tree],
    done: ({ _id: id }) => navigate({ to: '/modules/write/$id', params: { id } }),
  })
  const begin = (kind: 'lesson' | 'question') => add.run({ body: { module, written: beginningOf(kind) } })
  return (
    <>
      <Button variant="default" size="compact-sm" disabled={add.busy} onClick={() => begin('lesson')}>
        {t('newLesson')}
      </Button>
      <Button variant="default" size="compact-sm" disabled={add.busy} onClick={() => begin('question')}>
        {t('newQuestion')}
      </Button>
    </>
  )
}
