import { Check, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { ListPanel } from '#platform/ui/list-panel.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { useDay } from '#platform/ui/moment.ts'
import { useFullName } from '#platform/ui/names.ts'
import type { Panel } from '#platform/ui/panel.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { useUniversities } from '#programme/programme/web/universities.ts'
import type { NameChange } from '../calls.ts'
import type { Asked } from './decision-dialog.tsx'
import { Standing } from './name-columns.tsx'
import classes from './names.module.css'

const decisions = [
  { decision: 'accept', icon: Check, letter: 'a' },
  { decision: 'reject', icon: X, letter: 'r' },
] as const

/** Goes through the requests one after another: the next one opens once the open one is decided. */
export function useNamePanel(onAsk: (asked: Asked) => void) {
  const t = useTranslations('name-change-staff')
  const [open, setOpen] = useState<string | null>(null)
  const fullName = useFullName()
  return {
    view: ListPanel,
    open,
    onOpen: setOpen,
    onClose: () => setOpen(null),
    title: fullName,
    content: (row) => <NameFacts row={row} />,
    acts: (row) =>
      decisions
        .filter(({ decision }) => row.can[decision])
        .map(({ decision, icon, letter }) => ({
          act: decision,
          icon,
          letter,
          word: t(decision),
          isMain: decision === 'accept',
          isTaking: decision === 'reject',
          run: () => onAsk({ decision, row }),
        })),
    waits: ({ can }) => can.accept,
  } satisfies Panel<NameChange>
}

/** Everything that is known of a request, to decide it by. */
function NameFacts({ row }: { row: NameChange }) {
  const t = useTranslations('name-change-staff')
  const fullName = useFullName()
  const { nameOf } = useUniversities()
  const day = useDay()
  return (
    <Facts>
      <Fact name={t('columns.to')}>
        <strong>{fullName(row.to)}</strong>
      </Fact>
      <Fact name={t('reason')}>
        <span className={classes.reason} {...WRITTEN}>
          {row.reason}
        </span>
      </Fact>
      <Fact name={t('columns.at')}>{day(row.at)}</Fact>
      <Fact name={t('columns.university')}>{nameOf(row.university)}</Fact>
      <Fact name={t('columns.status')}>
        <Standing row={row} />
      </Fact>
      <Fact name={t('columns.name')}>
        <div>
          <MailAddress>{row.email}</MailAddress>
        </div>
        <LinkAnchor to="/students/$id" params={{ id: row.student }} data-own-line>
          {t('profile')}
        </LinkAnchor>
      </Fact>
    </Facts>
  )
}
