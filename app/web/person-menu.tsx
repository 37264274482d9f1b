import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { LogOut, Settings } from 'lucide-react'
import { type MouseEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#people/auth/calls.ts'
import { LanguageSwitch } from '#people/profile/web/language-switch.tsx'
import { Avatar } from '#platform/ui/avatar.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { SchemeSwitch } from '#platform/ui/scheme-switch.tsx'
import { logout } from './logout.ts'
import classes from './person-menu.module.css'

/** Who is signed in, and what is theirs alone: settings, language, appearance (look 6). */
export function PersonMenu({ user }: { user: User }) {
  const t = useTranslations('ui')
  const areas = useTranslations('app')
  const fullName = useFullName()
  const id = useId()
  const close = (event: MouseEvent<HTMLElement>) =>
    event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
  return (
    <>
      <UnstyledButton className={classes.person} popoverTarget={id}>
        <Avatar person={user} url={user.profilePictureUrl} size="header" />
        <span className={classes.name}>{user.firstname}</span>
        <VisuallyHidden>{t('personMenu')}</VisuallyHidden>
      </UnstyledButton>
      <div id={id} popover="auto" className={classes.sheet}>
        <p className={classes.who}>
          <strong>{fullName(user)}</strong>
          <MailAddress>{user.email}</MailAddress>
        </p>
        <Link to="/settings" className={classes.row} onClick={close}>
          <Settings aria-hidden="true" />
          {areas('settings')}
        </Link>
        <LanguageSwitch className={classes.row} />
        <SchemeSwitch className={classes.row} />
        <UnstyledButton className={classes.row} data-leaves onClick={() => logout()}>
          <LogOut aria-hidden="true" />
          <span>{t('logout')}</span>
        </UnstyledButton>
      </div>
    </>
  )
}
