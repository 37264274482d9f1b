import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { NewTerm } from './new-term.tsx'

/** Adding a term, for the writers of the course. */
export default function AddTerm() {
  const t = useTranslations('glossary-staff')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('add')}</Button>
      {isOpen && <NewTerm onClose={() => setOpen(false)} />}
    </>
  )
}
