import '@mantine/core/styles/Pagination.css'
import { Pagination } from '@mantine/core'
import { useRef } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import classes from './list-pages.module.css'
import { useRoom } from './use-room.ts'

interface Props {
  page: number
  count: number
  onGo: (page: number) => void
}

/** Rem from which pages have their numbers beside each other. */
const ROOM_FOR_NUMBERS = 34

/** Page numbers from 1 (decision L2); nothing for a single page. */
export const ListPages = (props: Props) => (props.count < 2 ? null : <Pages {...props} />)

function Pages({ page, count, onGo }: Props) {
  const t = useTranslations('ui.list')
  const place = useRef<HTMLElement>(null)
  const isRoomy = useRoom(place, ROOM_FOR_NUMBERS)
  return (
    <nav ref={place} className={classes.pages} aria-label={t('pages')}>
      <Pagination.Root
        total={count}
        value={page}
        onChange={onGo}
        getItemProps={(one) => ({ 'aria-label': t('page', { page: String(one) }) })}
      >
        <div className={classes.row}>
          <Pagination.Previous aria-label={t('previous')} />
          {isRoomy ? <Pagination.Items /> : <Place page={page} count={count} />}
          <Pagination.Next aria-label={t('next')} />
        </div>
      </Pagination.Root>
    </nav>
  )
}

/** Where the numbers of all pages have no room. */
function Place({ page, count }: Pick<Props, 'page' | 'count'>) {
  const format = useFormatter()
  return (
    <span className={classes.place} aria-current="page">
      {`${format.number(page)}\u00a0/\u00a0${format.number(count)}`}
    </span>
  )
}
