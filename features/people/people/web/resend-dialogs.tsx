import { Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#platform/contract/parts.ts'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { type Invitation, people, type Resent } from '../calls.ts'
import classes from './people.module.css'

/** What follows: told, and where some were left out, in the dialog, which says why. */
function useResent(onClose: () => void) {
  const t = useTranslations('people-staff.resending')
  const [partly, setPartly] = useState<Resent | null>(null)
  const done = (resent: Resent) => {
    if (resent.others.length + resent.left > 0) return setPartly(resent)
    onClose()
    toast({ kind: 'success', text: t('done', { count: resent.resent }) })
  }
  return { partly, done }
}

interface MarkedProps {
  rows: readonly Invitation[]
  /** When it is carried out the rows are no longer marked. */
  clear: () => void
  onClose: () => void
}

export function ResendMarkedDialog({ rows, clear, onClose }: MarkedProps) {
  const fullName = useFullName()
  const { partly, done } = useResent(onClose)
  const { run, busy } = useAct(people.resendMarked, {
    invalidates: [people.invitations],
    done: (resent) => {
      clear()
      done(resent)
    },
  })
  return (
    <ResendDialog
      count={rows.length}
      busy={busy}
      partly={partly}
      onConfirm={() => run({ body: { ids: rows.map(({ _id }) => _id) } })}
      onClose={onClose}
    >
      <ul className={classes.names} tabIndex={tabStop(rows.length)}>
        {rows.map((row) => (
          <li key={row._id}>
            <Dotted
              parts={[
                <strong key="name">{fullName(row)}</strong>,
                <MailAddress key="email">{row.email}</MailAddress>,
              ]}
            />
          </li>
        ))}
      </ul>
    </ResendDialog>
  )
}

/** However many there are, one press mails as many as a marked set may hold. */
export function ResendExpiredDialog({ count, onClose }: { count: number; onClose: () => void }) {
  const t = useTranslations('people-staff.resending')
  const { partly, done } = useResent(onClose)
  const { run, busy } = useAct(people.resendExpired, { invalidates: [people.invitations], done })
  return (
    <ResendDialog
      count={Math.min(count, limits.marked)}
      busy={busy}
      partly={partly}
      onConfirm={() => run({})}
      onClose={onClose}
    >
      {count > limits.marked && <Text>{t('oldest', { max: limits.marked })}</Text>}
    </ResendDialog>
  )
}

// A list too long for the dialog scrolls by keyboard too.
const tabStop = (rows: number) => (rows > 2 ? 0 : undefined)

interface ResendProps {
  count: number
  busy: boolean
  partly: Resent | null
  onConfirm: () => unknown
  onClose: () => void
  children?: ReactNode
}

function ResendDialog({ count, busy, partly, onConfirm, onClose, children }: ResendProps) {
  const t = useTranslations('people-staff.resending')
  return (
    <ConfirmDialog
      title={partly ? t('result', { count: partly.resent }) : t('ask', { count })}
      confirm={t('confirm')}
      busy={busy}
      onConfirm={onConfirm}
      onClose={onClose}
      isOver={partly !== null || count === 0}
    >
      {!partly && children}
      {partly ? <PartlyNotice partly={partly} /> : count > 0 && <Text>{t('effect')}</Text>}
    </ConfirmDialog>
  )
}

/** Who was not mailed again, and why; how many were is the heading by then. */
function PartlyNotice({ partly: { others, left } }: { partly: Resent }) {
  const t = useTranslations('people-staff.resending')
  const byReason = Map.groupBy(others, ({ why }) => why)
  return (
    <Notice kind={others.length > 0 ? 'problem' : 'done'}>
      {[...byReason].map(([why, those]) => (
        <LeftOut key={why} why={why} those={those} />
      ))}
      {left > 0 && <Text>{t('left', { count: left })}</Text>}
    </Notice>
  )
}

type Other = Resent['others'][number]

/** A reason is said once, however many it holds for. */
function LeftOut({ why, those }: { why: Other['why']; those: readonly Other[] }) {
  const t = useTranslations('people-staff.resending')
  const fullName = useFullName()
  const [only] = those
  if (only && those.length === 1)
    return (
      <Text>
        <strong>{fullName(only)}</strong>: {t(`why.${why}`)}
      </Text>
    )
  return (
    <>
      <Text>{t(`whyMany.${why}`, { count: those.length })}</Text>
      <details>
        <summary>{t('byName')}</summary>
        <ul className={classes.others} tabIndex={tabStop(those.length)}>
          {those.map((one) => (
            <li key={one._id}>{fullName(one)}</li>
          ))}
        </ul>
      </details>
    </>
  )
}
