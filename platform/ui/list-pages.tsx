import '@mantine/core/styles/Pagination.css'
import { Pagination } from '@mantine/core'
import { useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useRoom } from './use-room.ts'

interface Props {
  page: number
  count: number
  onGo: (page: number) => void
}

/** Rem from which the neighbours of the present page have their place. */
const ROOM_FOR_NEIGHBOURS = 34

/** Page numbers from 1 (decision L2); nothing for a single page. */
export const ListPages = (props: Props) => (props.count < 2 ? null : <Pages {...props} />)

function Pages({ page, count, onGo }: Props) {
  const t = useTranslations('ui.list')
  const place = useRef<HTMLElement>(null)
  const isRoomy = useRoom(place, ROOM_FOR_NEIGHBOURS)
  return (
    <nav ref={place} aria-label={t('pages')}>
      <Pagination
        total={count}
        value={page}
        onChange={onGo}
        siblings={isRoomy ? 1 : 0}
        size="lg"
        gap={6}
        getItemProps={(one) => ({ 'aria-label': t('page', { page: String(one) }) })}
        getControlProps={(control) => ({ 'aria-label': t(control === 'next' ? 'next' : 'previous') })}
      />
    </nav>
  )
}
