import { useTranslations } from 'use-intl'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { updateUser } from '#platform/web/session.ts'
import { PRIVACY_VERSION, privacy } from '../calls.ts'
import { PrivacyText } from './privacy-notice.tsx'
import classes from './renewed-notice.module.css'

/** The whole notice; having read it is kept with its version and the time. */
export default function RenewedNotice({ onClose }: { onClose: () => void }) {
  const t = useTranslations('privacy')
  const { run, busy } = useAct(privacy.acknowledge, {
    done: ({ user }) => {
      onClose()
      updateUser(user)
    },
  })
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('renewed.done')}
      cancel={t('renewed.later')}
      busy={busy}
      onConfirm={() => run({ body: { version: PRIVACY_VERSION } })}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
      <section className={classes.text} aria-label={t('title')} tabIndex={0} data-autofocus>
        <PrivacyText />
      </section>
    </ConfirmDialog>
  )
}
