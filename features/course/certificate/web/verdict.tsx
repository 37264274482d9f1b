import { Text, Title } from '@mantine/core'
import {
  BadgeCheck,
  Ban,
  FileQuestion,
  FileWarning,
  FileX,
  History,
  KeyRound,
  type LucideIcon,
  SearchX,
  WifiOff,
} from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useDay } from '#platform/ui/moment.ts'
import type { CheckedCertificate } from '../calls.ts'
import { CertificateFacts } from './facts.tsx'
import classes from './verdict.module.css'

/** Every answer there is: what the register says of a code, and what a file is by itself. */
export type Answer =
  | CheckedCertificate['status']
  | 'unknown'
  | 'offline'
  | 'unsigned'
  | 'foreign'
  | 'changed'
  | 'unread'

const kinds: Record<Answer, { kind: 'good' | 'bad' | 'quiet'; icon: LucideIcon }> = {
  VALID: { kind: 'good', icon: BadgeCheck },
  SUPERSEDED: { kind: 'quiet', icon: History },
  REVOKED: { kind: 'bad', icon: Ban },
  unknown: { kind: 'bad', icon: SearchX },
  offline: { kind: 'quiet', icon: WifiOff },
  unsigned: { kind: 'bad', icon: FileQuestion },
  foreign: { kind: 'bad', icon: KeyRound },
  changed: { kind: 'bad', icon: FileWarning },
  unread: { kind: 'quiet', icon: FileX },
}

interface Props {
  answer: Answer
  certificate?: CheckedCertificate
  /** The file it is about; none where a code was opened. */
  file?: string
}

/** One true answer, in a picture, a sentence and what the register says; after a file it takes the focus. */
export function Verdict({ answer, certificate, file }: Props) {
  const t = useTranslations('certificate-check')
  const day = useDay()
  const ref = useRef<HTMLElement>(null)
  const id = useId()
  const { kind, icon: Icon } = kinds[answer]
  useEffect(() => {
    if (file) ref.current?.focus()
  }, [file])
  const endedAt = certificate?.endedAt
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={classes.verdict}
      data-kind={kind}
      data-answer={answer}
      aria-labelledby={id}
    >
      <div className={classes.head}>
        <Icon size={40} aria-hidden="true" />
        <Title order={2} id={id} size="h3">
          {t(`answers.${answer}.title`)}
        </Title>
      </div>
      {file && <Text fw={600}>{file}</Text>}
      <Text>{t(`answers.${answer}.text`)}</Text>
      {file && answer === 'VALID' && <Text>{t('fileGenuine')}</Text>}
      {endedAt && <Text>{t('since', { date: day(endedAt) })}</Text>}
      {certificate && <CertificateFacts certificate={certificate} />}
    </section>
  )
}
