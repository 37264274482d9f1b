import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from '#platform/ui/choice-rows.module.css'
import { Dialog } from '#platform/ui/dialog.tsx'
import { SearchInput } from '#platform/ui/search-input.tsx'
import { fold } from '#platform/web/fold.ts'

/** A lesson that students can open. */
export interface LinkedLesson {
  /** That a text names it with. */
  address: string
  title: string
  /** Places in the course, from 1. */
  module: number
  number: number
}

interface Props {
  lessons: readonly LinkedLesson[]
  onChoose: (lesson: LinkedLesson) => void
  onClose: () => void
}

/** The lessons of the course, to link one. */
export function LessonDialog({ lessons, onChoose, onClose }: Props) {
  const t = useTranslations('writing-staff.lesson')
  const [search, setSearch] = useState('')
  const found = lessons.filter(({ title }) => fold(title).includes(fold(search.trim())))
  return (
    <Dialog title={t('title')} onClose={onClose}>
      <SearchInput
        mb="xs"
        label={t('search')}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
        data-autofocus
      />
      <Text role="status" mb="sm" c="dimmed">
        {t('found', { count: found.length })}
      </Text>
      <ul className={classes.rows}>
        {found.map((lesson) => (
          <li key={lesson.address}>
            <button type="button" className={classes.row} onClick={() => onChoose(lesson)}>
              <span>
                <span className={classes.name}>{lesson.title}</span>
                <span className={classes.what}>
                  {t('of', { module: lesson.module, number: lesson.number })}
                </span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
