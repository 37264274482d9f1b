import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import classes from './rescue.module.css'

/** Below what the office proposes: what a student can do without it, as plain buttons in one line. */
export function OwnWay({ children }: { children: ReactNode }) {
  const t = useTranslations('rescue')
  return (
    <div className={classes.acts}>
      <Text>{t('ownWay')}</Text>
      {children}
    </div>
  )
}
