import '../ui/styles-inside.ts'
import { Button, UnstyledButton } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { Link, Outlet, useRouterState } from '@tanstack/react-router'
import { useEffect, useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '../plumbing/paths.ts'
import { queryClient } from '../plumbing/query.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { LanguageSwitch } from '../ui/language-switch.tsx'
import { SchemeSwitch } from '../ui/scheme-switch.tsx'
import { logout } from './logout.ts'
import { addresses, type BuiltEntry, type BuiltItem, menuOf } from './menus.ts'
import classes from './shell.module.css'

/** The frame of the signed-in areas: header, side menu, page (spec 2). */
export function Shell() {
  const t = useTranslations('ui')
  const { user, context } = useStore(session)
  const { pathname } = useRouterState({ select: (state) => state.location })
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the phone's menu closes whenever the page changes
  useEffect(() => setOpen(false), [pathname])
  if (!user || !context) return null
  return (
    <QueryClientProvider client={queryClient}>
      <a className={classes.skip} href="#content">
        {t('skipToContent')}
      </a>
      {context.TEST_WARNING === 'enabled' && <p className={classes.test}>{t('testEnvironment')}</p>}
      <header className={classes.header}>
        <UnstyledButton
          className={classes.burger}
          aria-expanded={open}
          aria-controls="menu"
          onClick={() => setOpen(!open)}
        >
          <span aria-hidden="true" />
          {open ? t('closeMenu') : t('menu')}
        </UnstyledButton>
        <Link to={paths.home} className="frame-wordmark">
          Rajt
        </Link>
        <div className={classes.tools}>
          <LanguageSwitch />
          <SchemeSwitch />
          <Button className={classes.logout} variant="default" size="xs" onClick={logout}>
            {t('logout')}
          </Button>
        </div>
      </header>
      <div className={classes.body}>
        <nav id="menu" className={classes.menu} data-open={open || undefined} aria-label={t('menu')}>
          <ul>
            {menuOf(user, context).map((item) => (
              <MenuItem key={typeof item === 'string' ? item : item.group} item={item} />
            ))}
          </ul>
          <Button className={classes.logoutInMenu} variant="default" fullWidth onClick={logout}>
            {t('logout')}
          </Button>
        </nav>
        <main id="content" className={classes.content} tabIndex={-1}>
          <Outlet />
        </main>
      </div>
    </QueryClientProvider>
  )
}

function MenuItem({ item }: { item: BuiltItem }) {
  if (typeof item === 'string') return <MenuLink entry={item} />
  return <MenuGroup item={item} />
}

/** Groups are open by default (spec 2). */
function MenuGroup({ item }: { item: Exclude<BuiltItem, string> }) {
  const t = useTranslations('menu')
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
        {item.entries.map((entry) => (
          <MenuLink key={entry} entry={entry} />
        ))}
      </ul>
    </li>
  )
}

function MenuLink({ entry }: { entry: BuiltEntry }) {
  const t = useTranslations('menu')
  return (
    <li>
      <Link
        to={addresses[entry]}
        className={classes.link}
        activeOptions={{ exact: addresses[entry] === paths.home, includeSearch: false }}
        activeProps={{ 'aria-current': 'page' }}
      >
        {t(entry)}
      </Link>
    </li>
  )
}
