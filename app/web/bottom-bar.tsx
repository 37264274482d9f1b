import { UnstyledButton } from '@mantine/core'
import { useMatches } from '@tanstack/react-router'
import { Menu, X } from 'lucide-react'
import { type Ref, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import classes from './bottom-bar.module.css'
import { MenuCount } from './menu-count.tsx'
import { MenuIcon } from './menu-icons.tsx'
import { MenuLink } from './menu-link.tsx'
import { barOf, inBar, isListed } from './menu-of.ts'
import type { Entry } from './menus.ts'
import type { Viewer } from './viewer.ts'

/** Entries whose name has no room there. */
const short = [
  'team',
  'my-project',
  'find-project',
  'progress-report',
  'mentored-projects',
  'find-mentors',
  'registration-confirmation',
] as const
const hasShort = (entry: Entry): entry is (typeof short)[number] => short.some((one) => one === entry)

interface Props {
  viewer: Viewer
  /** Whether the whole menu covers the page. */
  isOpen: boolean
  toggle: () => void
  close: () => void
  more: Ref<HTMLButtonElement>
}

/** On a phone the home and what is used most, and all others behind "more" (spec 2 names them). */
export function BottomBar({ viewer, isOpen, toggle, close, more }: Props) {
  const t = useTranslations('ui')
  const app = useTranslations('app')
  const links = useMemo(() => barOf(viewer), [viewer])
  const entry = useMatches({ select: (all) => all.at(-1)?.staticData.entry?.(viewer) })
  const shown = entry && inBar(entry, viewer)
  const isBehind = entry !== undefined && !shown && isListed(entry, viewer)
  return (
    <nav className={classes.bar} aria-label={t('bar')}>
      <ul data-behind={isBehind || undefined}>
        {links.map((link) => (
          <li key={link.entry}>
            <MenuLink target={link} isWithin={link.entry === shown} onClick={close}>
              <MenuIcon entry={link.entry} />
              <span>{hasShort(link.entry) ? app(`bar.${link.entry}`) : app(link.entry)}</span>
              {link.counts && (
                <span className={classes.unread}>
                  <MenuCount call={link.counts} />
                </span>
              )}
            </MenuLink>
          </li>
        ))}
        <li>
          <UnstyledButton ref={more} aria-expanded={isOpen} aria-controls="menu" onClick={toggle}>
            {isOpen ? <X aria-hidden="true" /> : <Menu aria-hidden="true" />}
            <span>{t(isOpen ? 'closeMenu' : 'more')}</span>
          </UnstyledButton>
        </li>
      </ul>
    </nav>
  )
}
