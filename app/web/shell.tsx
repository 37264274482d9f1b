import '#platform/ui/styles-inside.ts'
import { Button, UnstyledButton } from '@mantine/core'
import { useWindowEvent } from '@mantine/hooks'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link, Outlet, useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { isStaff } from '#platform/contract/parts.ts'
import { LatePart } from '#platform/ui/late-part.tsx'
import { useWindowFrom } from '#platform/ui/use-window-from.ts'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { queryClient } from '#platform/web/query.ts'
import { type Session, session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { afterFirstPage } from './after-first-page.ts'
import { BottomBar } from './bottom-bar.tsx'
import { BareStrip } from './dashboard/bare-strip.tsx'
import { hasLine, isOfCourse, stripAt } from './dashboard/strip-at.ts'
import { ExamBar } from './exam-bar.tsx'
import { FormerBar } from './former-bar.tsx'
import { logout } from './logout.ts'
import { MentorBar } from './mentor-bar.tsx'
import { MenuCount } from './menu-count.tsx'
import { MenuIcon } from './menu-icons.tsx'
import { MenuLink } from './menu-link.tsx'
import { type MenuItem, menuOf, type MenuLink as Target } from './menu-of.ts'
import { MiniLine } from './mini-line.tsx'
import { PageSaid } from './page-said.tsx'
import { PaletteOpener } from './palette/palette-opener.tsx'
import { PersonMenu } from './person-menu.tsx'
import { PrivacyBar } from './privacy-bar.tsx'
import classes from './shell.module.css'
import { useShownPath } from './shown-path.ts'
import { TestBanner } from './test-banner.tsx'
import { VersionBar } from './version-bar.tsx'
import { type Viewer, viewerOf } from './viewer.ts'

// Nobody has it in the first semester.
const SecondStrip = lazyComponent(() => import('./dashboard/second-strip.tsx'))

/** Begun beside the page and not after its frame. */
export const stripAhead = async ({ user, context }: Session, pathname: string) => {
  if (user && context && isSecondStudent(viewerOf(user, context)) && stripAt(pathname))
    await SecondStrip.ahead()
}

const isSecondStudent = (viewer: Viewer) => viewer === '2 OWNER' || viewer === '2 MEMBER'

/** In em of the window. */
const SIDE_BY_SIDE = 62

/** The frame of the signed-in areas: header, side menu, page (spec 2); a page that stands alone has no menu. */
export function Shell() {
  const t = useTranslations('ui')
  const { user, context } = useStore(session)
  // By the table of pages, not by what the page has loaded: the menu would leave when the answer comes.
  const isAlone = useMatches({ select: (all) => all.some(({ staticData }) => staticData.alone) })
  const { pathname } = useRouterState({ select: (state) => state.location })
  const shownPath = useShownPath()
  const router = useRouter()
  useEffect(() => afterFirstPage(router), [router])
  const isWide = useWindowFrom(SIDE_BY_SIDE)
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: back and forward close the phone's menu too
  useEffect(() => setOpen(false), [pathname])
  const [knewWho] = useState(user !== null)
  const covers = open && !isWide
  const nav = useRef<HTMLElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const close = () => {
    // What is no longer shown cannot have the focus.
    if (covers && nav.current?.contains(document.activeElement)) more.current?.focus()
    setOpen(false)
  }
  // Not prevented: Escape closes dialogs too.
  useWindowEvent('keydown', ({ key }) => key === 'Escape' && close())
  // Who is signed in could not be found out: the page inside says so. Somebody who has just left sees nothing
  // more.
  if (!user || !context)
    return knewWho ? null : (
      <main>
        <Outlet />
      </main>
    )
  const viewer = viewerOf(user, context)
  const strip = isSecondStudent(viewer) ? stripAt(shownPath) : null
  const hasOwnLine = strip !== null || hasLine(shownPath)
  const isOfLine = context?.CURRENT_SEMESTER === 1 || isOfCourse(shownPath)
  const hasMiniLine = user.role === 'STUDENT' && user.takesPart && isOfLine && !hasOwnLine
  return (
    <QueryClientProvider client={queryClient}>
      <a className={classes.skip} href="#content">
        {t('skipToContent')}
      </a>
      <PageSaid />
      <TestBanner />
      <header className={classes.header}>
        {/* Says where they are, also to whom no entry leads home. */}
        <Link to="/" className="frame-wordmark" activeOptions={{ exact: true, includeSearch: false }}>
          Rajt
        </Link>
        <div className={classes.tools}>
          {hasMiniLine && <MiniLine />}
          {!isAlone && <PaletteOpener isStaff={isStaff(user.role) && user.officeScope !== 'EDITOR'} />}
          <PersonMenu user={user} />
          {!isAlone && (
            <Button className={classes.logout} variant="default" size="xs" onClick={() => logout()}>
              {t('logout')}
            </Button>
          )}
        </div>
      </header>
      <div className={classes.body}>
        {!isAlone && (
          <nav
            ref={nav}
            id="menu"
            className={classes.menu}
            data-open={open || undefined}
            aria-label={t('menu')}
          >
            <ul>
              {menuOf(viewer).map((item) => (
                <MenuEntry key={'group' in item ? item.group : item.entry} item={item} close={close} />
              ))}
            </ul>
            <Button className={classes.logoutInMenu} variant="default" fullWidth onClick={() => logout()}>
              {t('logout')}
            </Button>
          </nav>
        )}
        <main
          id="content"
          className={classes.content}
          data-alone={isAlone || undefined}
          tabIndex={-1}
          inert={covers}
        >
          {!isAlone && <PrivacyBar />}
          {!isAlone && user.role === 'STUDENT' && user.takesPart && <ExamBar />}
          {!isAlone && <VersionBar />}
          {/* Their home says it in its own words. */}
          {!isAlone && !user.takesPart && pathname !== '/' && <FormerBar />}
          {!isAlone && user.role === 'MENTOR' && !user.isProfilePublished && <MentorBar />}
          {!isAlone && strip && (
            <LatePart fallback={<BareStrip />}>
              <SecondStrip open={strip} />
            </LatePart>
          )}
          <Outlet />
        </main>
      </div>
      {!isAlone && (
        <BottomBar viewer={viewer} isOpen={open} toggle={() => setOpen(!open)} close={close} more={more} />
      )}
    </QueryClientProvider>
  )
}

interface Closing {
  /** A link closes the phone's menu, also the one to the page they are on. */
  close: () => void
}

function MenuEntry({ item, close }: Closing & { item: MenuItem }) {
  if ('group' in item) return <MenuGroup item={item} close={close} />
  return <EntryLink link={item} close={close} />
}

/** Groups are open by default (spec 2). */
function MenuGroup({ item, close }: Closing & { item: Extract<MenuItem, { group: string }> }) {
  const t = useTranslations('app')
  const [open, setOpen] = useState(true)
  const id = useId()
  return (
    <li>
      <UnstyledButton
        className={classes.group}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {t(`groups.${item.group}`)}
      </UnstyledButton>
      <ul id={id} hidden={!open}>
        {item.links.map((link) => (
          <EntryLink key={link.entry} link={link} close={close} />
        ))}
      </ul>
    </li>
  )
}

function EntryLink({ link, close }: Closing & { link: Target }) {
  const t = useTranslations('app')
  const { entry, counts } = link
  return (
    <li>
      <MenuLink target={link} className={classes.link} onClick={close}>
        <MenuIcon entry={entry} />
        <span>{t(entry)}</span>
        {counts && <MenuCount call={counts} />}
      </MenuLink>
    </li>
  )
}
