import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { useSide } from '#platform/ui/side.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { type MenuItem, menuOf } from '../menu-of.ts'
import { viewerOf } from '../viewer.ts'
import { matchesOf } from './matches.ts'
import type { Item, Section } from './palette-dialog.tsx'

/** The most of a kind that are shown: what is meant is typed sooner than looked for among more. */
const MOST = 6
/** Before anything is typed the whole menu is there. */
const WHOLE_MENU = 20

type Go = ReturnType<typeof useGo>

/** Goes to a page, where the next Tab begins at its content. */
export function useGo() {
  const navigate = useNavigate()
  const go: typeof navigate = async (where) => {
    await navigate(where)
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return go
}

const linksOf = (item: MenuItem) => ('group' in item ? item.links : [item])

/** The pages of the caller's menu, by what is typed. */
export function usePages(search: string, go: Go, others: readonly Item[] = []): Section {
  const t = useTranslations('palette')
  const menu = useTranslations('app')
  const { user, context } = useStore(session)
  const links = user && context ? menuOf(viewerOf(user, context)).flatMap(linksOf) : []
  const pages = links.map(({ entry, path }) => ({
    key: `page ${entry}`,
    label: menu(entry),
    run: () => void go({ to: path }),
  }))
  const isAll = search.trim() === ''
  return {
    key: 'pages',
    title: t('pages'),
    items: matchesOf(isAll ? pages : [...pages, ...others], search, isAll ? WHOLE_MENU : MOST),
  }
}

/** The lessons of the semester, by what is typed; asked for once the palette is open. */
export function useLessons(search: string, go: Go): Section {
  const t = useTranslations('palette')
  const { data } = useSide(progressQuery())
  const moduleOf = new Map(data?.modules.map(({ id, title }) => [id, title]))
  const lessons = (data?.lessons ?? []).map(({ id, title, module }) => ({
    key: `lesson ${id}`,
    label: title,
    detail: moduleOf.get(module),
    run: () => void go({ to: '/lessons/$id', params: { id } }),
  }))
  return {
    key: 'lessons',
    title: t('lessons'),
    items: search.trim() === '' ? [] : matchesOf(lessons, search, MOST),
  }
}
