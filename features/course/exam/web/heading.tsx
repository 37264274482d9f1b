import { Title, VisuallyHidden } from '@mantine/core'
import type { Ref } from 'react'
import { useTranslations } from 'use-intl'
import type { Closed } from './closed.ts'
import classes from './heading.module.css'

interface Props {
  module: { position: number; title: string }
  /** Of an attempt that has just ended: what came of it is heard with the heading, which has the focus then. */
  receipt?: Closed['receipt']
  /** To take the focus when the screen below becomes another one. */
  ref?: Ref<HTMLHeadingElement>
}

/** The header of every exam screen: the word EXAM (spec 2) and the module. */
export function ExamHeading({ module: { position, title }, receipt, ref }: Props) {
  const t = useTranslations('exam')
  return (
    <Title order={1} ref={ref} tabIndex={-1} className={classes.heading}>
      <span className={classes.word}>{t('title')}</span> {t('ofModule', { position, title })}
      {receipt && (
        <VisuallyHidden>
          {'\u00a0· '}
          {t(receipt.passed ? 'receipt.passed' : 'receipt.failed')}: {t('receipt.points', receipt)}{' '}
          {t('receipt.of')}
        </VisuallyHidden>
      )}
    </Title>
  )
}
