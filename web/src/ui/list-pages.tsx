import { Pagination } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useTranslations } from 'use-intl'

interface Props {
  page: number
  count: number
  onGo: (page: number) => void
}

/** Page numbers from 1 (decision L2); nothing for a single page. */
export function ListPages({ page, count, onGo }: Props) {
  const t = useTranslations('ui.list')
  const roomy = useMediaQuery('(min-width: 36em)', true, { getInitialValueInEffect: false })
  if (count < 2) return null
  return (
    <nav aria-label={t('pages')}>
      <Pagination
        total={count}
        value={page}
        onChange={onGo}
        siblings={roomy ? 1 : 0}
        size="lg"
        gap={6}
        getItemProps={(one) => ({ 'aria-label': t('page', { page: String(one) }) })}
        getControlProps={(control) => ({ 'aria-label': t(control === 'next' ? 'next' : 'previous') })}
      />
    </nav>
  )
}
