import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { LatePart } from '#platform/ui/late-part.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import classes from './bar.module.css'

// The line is there with the first paint (docs/decisions/0011); the notice and its texts come when it is opened.
const RenewedNotice = lazyComponent(() => import('#people/privacy/web/renewed-notice.tsx'))

/** For who has read an earlier notice only: a line above the page until they have read this one; nothing waits for it. */
export function PrivacyBar() {
  const t = useTranslations('app.renewedNotice')
  const { user } = useStore(session)
  const [open, setOpen] = useState(false)
  useFocusWhenRead(user?.mustReadPrivacyNotice ?? false)
  if (!user?.mustReadPrivacyNotice) return null
  return (
    <aside className={classes.bar} aria-label={t('label')}>
      <p>{t('text')}</p>
      <Button size="compact-sm" variant="default" onClick={() => setOpen(true)}>
        {t('read')}
      </Button>
      {open && (
        <LatePart>
          <RenewedNotice onClose={() => setOpen(false)} />
        </LatePart>
      )}
    </aside>
  )
}

/** The bar goes, and with it the button that had the focus: the next Tab begins at the page. */
function useFocusWhenRead(isAsked: boolean): void {
  const wasAsked = useRef(isAsked)
  useEffect(() => {
    if (wasAsked.current && !isAsked) document.getElementById('content')?.focus({ preventScroll: true })
    wasAsked.current = isAsked
  }, [isAsked])
}
