import { Button, Text } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Dialog } from '#platform/ui/dialog.tsx'
import { SearchInput } from '#platform/ui/search-input.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import { media } from '../calls.ts'
import type { LessonMediumKind, Medium } from '../parts.ts'
import { useFacts } from './length.tsx'
import classes from './lesson-media.module.css'

interface Props {
  kind: LessonMediumKind
  /** Those that the lesson has already. */
  taken: readonly string[]
  onChoose: (medium: Medium) => void
  onClose: () => void
}

/** The media of one kind in the library, to choose from. */
export function MediumPicker({ kind, taken, onChoose, onClose }: Props) {
  const t = useTranslations('media-staff')
  const facts = useFacts()
  const [search, setSearch] = useState('')
  const asked = useDeferredValue(search.trim())
  const { data } = useSide(
    queryOf(media.list, { body: { mediaKinds: [kind], search: asked, pageNumber: 1 } }),
  )
  const { totalCount = 0 } = data?.pagination ?? {}
  return (
    <Dialog title={t(`sections.choose.${kind}`)} onClose={onClose}>
      <SearchInput
        className={classes.search}
        label={t('picker.search')}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      <Text role="status" mb="sm" c="dimmed">
        {data ? <span>{t('picker.found', { count: totalCount })}</span> : null}{' '}
        {data && totalCount > data.media.length ? (
          <span>{t('picker.more', { shown: data.media.length })}</span>
        ) : null}
      </Text>
      <ul className={classes.rows}>
        {data?.media.map((medium) => (
          <li key={medium._id} className={classes.row}>
            <span className={classes.title}>
              <span lang="">{medium.title}</span>
              <span className={classes.facts}>{facts(medium)}</span>
            </span>
            {taken.includes(medium._id) ? (
              <span>{t('picker.isIn')}</span>
            ) : (
              <Button
                variant="default"
                aria-label={t('picker.addOne', { title: medium.title })}
                onClick={() => {
                  onChoose(medium)
                  onClose()
                }}
              >
                {t('picker.add')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
