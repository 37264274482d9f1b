import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import classes from './settings-page.module.css'
import { groups, type Tab } from './settings-tabs.ts'

interface Props {
  tabs: readonly Tab[]
  open: Tab | null
}

/** The parts of the settings in groups: a list beside the open one, on a phone a page of its own. */
export function SettingsList({ tabs, open }: Props) {
  const t = useTranslations('profile')
  const id = useId()
  const shown = groups.map(({ name, tabs: all }) => ({ name, tabs: all.filter((one) => tabs.includes(one)) }))
  return (
    <nav aria-label={t('sections')} className={classes.list}>
      {shown
        .filter((group) => group.tabs.length > 0)
        .map((group) => (
          <div key={group.name}>
            <p id={`${id}-${group.name}`}>{t(`groups.${group.name}`)}</p>
            <ul aria-labelledby={`${id}-${group.name}`}>
              {group.tabs.map((one) => (
                <li key={one}>
                  <Link
                    to="/settings"
                    search={{ tab: one }}
                    resetScroll={false}
                    aria-current={one === open ? 'page' : undefined}
                  >
                    {t(`tabs.${one}`)}
                    <ChevronRight aria-hidden="true" size="1.1em" />
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  )
}
