import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { TermsDialog } from '#programme/terms/web/terms-dialog.tsx'

const kinds = ['specialization', 'focus'] as const

/** The lists that mentors and members choose from, which the office keeps. */
export default function MentorTerms() {
  const t = useTranslations('mentor-staff.terms')
  const [open, setOpen] = useState<(typeof kinds)[number] | null>(null)
  return (
    <>
      {kinds.map((kind) => (
        <Button key={kind} variant="default" onClick={() => setOpen(kind)}>
          {t(kind)}
        </Button>
      ))}
      {open && <TermsDialog kind={open} onClose={() => setOpen(null)} />}
    </>
  )
}
