import { PRIVACY_VERSION, privacy } from '@rajt/contract/privacy'
import { useTranslations } from 'use-intl'
import { send } from '../plumbing/api.ts'
import { updateUser } from '../plumbing/session.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { PrivacyText } from './privacy-notice.tsx'
import classes from './renewed-notice.module.css'

/** The whole notice; having read it is kept with its version and the time. */
export function RenewedNotice({ onClose }: { onClose: () => void }) {
  const t = useTranslations('privacy')
  const acknowledge = async () => {
    const { user } = await send(privacy.acknowledge, { body: { version: PRIVACY_VERSION } })
    onClose()
    updateUser(user)
  }
  return (
    <ConfirmDialog
      title={t('title')}
      confirm={t('renewed.done')}
      cancel={t('renewed.later')}
      onConfirm={acknowledge}
      onClose={onClose}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard too */}
      <section className={classes.text} aria-label={t('title')} tabIndex={0} data-autofocus>
        <PrivacyText />
      </section>
    </ConfirmDialog>
  )
}
