import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { useAct } from '#platform/ui/use-act.ts'
import { useMovedFocus } from '#platform/ui/use-moved-focus.ts'
import { WRITTEN } from '#platform/ui/written.tsx'
import { BASE } from '#platform/web/paths.ts'
import { type OwnCampaign, push } from '../calls.ts'
import classes from './push.module.css'

/** Campaigns with a button that closes each. */
export default function CampaignCards({ campaigns }: { campaigns: readonly OwnCampaign[] }) {
  const t = useTranslations('push-own')
  const [closed, setClosed] = useState(0)
  // The card whose button had the focus is gone.
  const heading = useMovedFocus(closed)
  return (
    <section className={classes.own} aria-labelledby="own-campaigns">
      <Title order={2} id="own-campaigns" size="h4" ref={heading} tabIndex={-1}>
        {t('title')}
      </Title>
      {campaigns.length === 0 && <Text c="dimmed">{t('none')}</Text>}
      {campaigns.map((one) => (
        <CampaignCard key={one._id} one={one} onClosed={() => setClosed(closed + 1)} />
      ))}
      <Text size="sm">
        <LinkAnchor to="/settings" search={{ tab: 'push' }} data-own-line>
          {t('onPhone')}
        </LinkAnchor>
      </Text>
    </section>
  )
}

function CampaignCard({ one, onClosed }: { one: OwnCampaign; onClosed: () => void }) {
  const t = useTranslations('push-own')
  const moment = useShortMoment()
  const { _id: id, title, text, sentAt, path } = one
  const { run, busy } = useAct(push.close, { invalidates: [push.own], done: onClosed })
  return (
    <article aria-labelledby={`campaign-${id}`}>
      <div className={classes.words}>
        <time dateTime={sentAt}>{moment(sentAt)}</time>
        <Title order={3} id={`campaign-${id}`} size="h5" {...WRITTEN}>
          {title}
        </Title>
        <Text {...WRITTEN}>{text}</Text>
      </div>
      <div className={classes.acts}>
        {path !== '/' && (
          <Button component="a" href={BASE + path} size="compact-sm">
            {t('go')}
          </Button>
        )}
        <ActButton
          size="compact-sm"
          variant="default"
          busy={busy}
          aria-label={t('closeOne', { title })}
          onClick={() => run({ params: { id } })}
        >
          {t('close')}
        </ActButton>
      </div>
    </article>
  )
}
