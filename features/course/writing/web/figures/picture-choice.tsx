import { Button, Text } from '@mantine/core'
import { useDeferredValue, useState } from 'react'
import { useTranslations } from 'use-intl'
import { media } from '#course/media/calls.ts'
import { useFacts } from '#course/media/web/length.tsx'
import { MediumPicture } from '#course/media/web/medium-picture.tsx'
import { PartsField } from '#course/media/web/parts-field.tsx'
import type { Parts } from '#course/media/web/use-parts.ts'
import rows from '#platform/ui/choice-rows.module.css'
import { SearchInput } from '#platform/ui/search-input.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import classes from './picture-choice.module.css'

interface Props {
  /** Of the library; null while none is chosen. */
  picture: string | null
  parts: Parts
  /** It was to go on without one. */
  isNeeded: boolean
  onChoose: (picture: string | null) => void
}

/** A picture of the library, or a new one. */
export function PictureChoice({ picture, parts, isNeeded, onChoose }: Props) {
  if (picture) return <Chosen picture={picture} onAnother={() => onChoose(null)} />
  return (
    <>
      <PartsField parts={parts} kind="picture" isNeeded={isNeeded} onChoose={() => undefined} />
      {!parts.sending && <Library onChoose={onChoose} />}
    </>
  )
}

function Chosen({ picture, onAnother }: { picture: string; onAnother: () => void }) {
  const t = useTranslations('writing-staff.figure')
  const side = useSide(queryOf(media.some, { body: { ids: [picture] } }))
  const [medium] = side.data?.media ?? []
  return (
    <div className={classes.chosen}>
      <SideFailed of={side} name={t('side')} />
      {medium?.picture && <MediumPicture picture={medium.picture} title="" isSmall />}
      <span className={classes.title}>{side.data && !medium ? t('gone') : medium?.title}</span>
      <Button variant="default" onClick={onAnother}>
        {t('another')}
      </Button>
    </div>
  )
}

function Library({ onChoose }: Pick<Props, 'onChoose'>) {
  const t = useTranslations('writing-staff.figure')
  const facts = useFacts()
  const [search, setSearch] = useState('')
  const asked = useDeferredValue(search.trim())
  const side = useSide(
    queryOf(media.list, { body: { mediaKinds: ['picture'], search: asked, pageNumber: 1 } }),
    { keepsEarlier: true },
  )
  const { data } = side
  return (
    <div>
      <SearchInput
        mb="xs"
        label={t('search')}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
        data-autofocus
      />
      <SideFailed of={side} name={t('side')} />
      <Text role="status" mb="xs" c="dimmed" size="sm">
        {data && t('found', { count: data.pagination.totalCount })}
      </Text>
      <ul className={`${rows.rows} ${classes.library}`}>
        {data?.media.map((medium) => (
          <li key={medium._id}>
            <button type="button" className={rows.row} onClick={() => onChoose(medium._id)}>
              {medium.picture && <MediumPicture picture={medium.picture} title="" isSmall />}
              <span className={classes.title}>
                <span className={rows.name}>{medium.title}</span>
                <span className={rows.what}>{facts(medium)}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
