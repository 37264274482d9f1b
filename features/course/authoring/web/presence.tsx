import { useFormatter, useTranslations } from 'use-intl'
import { useMoment } from '#platform/ui/moment.ts'
import classes from './editor.module.css'
import { usePresence } from './use-presence.ts'

/** Who else is writing the same thing. The line is always there, so that nothing moves when somebody comes or goes. */
export function Presence({ thing }: { thing: string }) {
  const t = useTranslations('authoring-staff')
  const moment = useMoment()
  const format = useFormatter()
  const { data, failure } = usePresence(thing)
  const names = data?.others.map(({ name, since }) => t('presence.one', { ...name, at: moment(since) })) ?? []
  const words =
    (failure && t('presence.unknown')) ||
    (names.length > 0 && t('presence.others', { names: format.list(names) })) ||
    (data && t('presence.alone'))
  return (
    <p role="status" className={classes.presence} data-others={names.length > 0 || undefined}>
      {words}
    </p>
  )
}
