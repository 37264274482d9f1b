import { CalendarDays, CircleHelp, FileText, House, Library, Newspaper, Settings } from 'lucide-react'
import { Suspense } from 'react'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import type { Entry } from './menus.ts'
import type { OtherEntry } from './other-menu-icons.tsx'
import classes from './shell.module.css'

/** Of a student's first semester: what everybody's menu has. */
const commonIcons = {
  dashboard: House,
  modules: Library,
  'one-pager': FileText,
  news: Newspaper,
  events: CalendarDays,
  settings: Settings,
  help: CircleHelp,
} satisfies Partial<Record<Entry, typeof House>>

const Nothing = () => null
// The words say it all: where the pictures do not arrive, nobody needs to be told.
const OtherIcon = lazyComponent<{ entry: OtherEntry }>(() =>
  import('./other-menu-icons.tsx').catch(() => ({ default: Nothing })),
)

const isCommon = (entry: Entry): entry is keyof typeof commonIcons => entry in commonIcons

/** Beside the words of a menu entry, never instead of them (look 8). */
export function MenuIcon({ entry }: { entry: Entry }) {
  if (!isCommon(entry))
    return (
      <Suspense fallback={<span className={classes.icon} aria-busy="true" />}>
        <OtherIcon entry={entry} />
      </Suspense>
    )
  const Icon = commonIcons[entry]
  return <Icon aria-hidden="true" />
}
