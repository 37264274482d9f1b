import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { FormerNames } from '#platform/contract/parts.ts'
import { Avatar } from './avatar.tsx'
import { MailAddress } from './mail-address.tsx'
import { useFullName } from './names.ts'
import classes from './person-cell.module.css'

interface Props {
  /** `formerly`: what they were called before, oldest first. */
  row: {
    surname: string
    firstname: string
    email?: string
    formerly?: FormerNames
    profilePictureUrl?: string | null
  }
  /** Their name opens what there is about them, by this name where it is something else than their data. */
  onOpen?: () => void
  opens?: string
  /** Their name leads to a page about them: the link around it. */
  link?: (name: string) => ReactNode
  /** Where all of the address must be read: a dialog about them. A row of a table has one line for it. */
  whole?: boolean
  /** How they stand, before their address: a row gets no higher by it. */
  marks?: ReactNode
  /** On the line of their name. */
  beside?: ReactNode
  /** What tells the row apart, in the place of the address. */
  code?: string
  /** Below the name instead of the address, or below the code: what they wrote. */
  children?: ReactNode
}

/** Who a row of a list is about. */
export function PersonCell({ row, onOpen, opens, link, whole, marks, beside, code, children }: Props) {
  const t = useTranslations('ui')
  const fullName = useFullName()
  const { formerly = [] } = row
  const name = fullName(row)
  const address = code ?? row.email
  return (
    <div
      className={classes.person}
      data-person
      data-whole={whole}
      data-tall={children !== undefined || undefined}
      data-pair={(children === undefined && formerly.length === 0) || undefined}
    >
      <Avatar person={row} url={row.profilePictureUrl} size="row" />
      <div className={classes.lines}>
        <div className={classes.named}>
          {onOpen ? (
            <button
              type="button"
              className={classes.name}
              data-act="open"
              title={name}
              aria-label={opens ?? t('list.about', { name })}
              onClick={onOpen}
            >
              {name}
            </button>
          ) : (
            <div
              className={link ? `${classes.name} ${classes.opens}` : classes.name}
              title={name}
              data-opens={link && true}
            >
              {link ? link(name) : name}
            </div>
          )}
          {beside}
        </div>
        {(children === undefined || code) && (
          <div className={classes.below}>
            {marks}
            <div className={classes.address} title={address}>
              {!code && row.email ? <MailAddress>{row.email}</MailAddress> : address}
            </div>
          </div>
        )}
        {children}
        {formerly.length > 0 && (
          <div className={classes.address}>{t('formerly', { names: formerly.map(fullName).join(', ') })}</div>
        )}
      </div>
    </div>
  )
}
