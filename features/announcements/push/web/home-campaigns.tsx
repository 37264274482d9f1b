import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AwaitedPart } from '#platform/ui/late-part.tsx'
import { SidePart } from '#platform/ui/side.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import type { OwnCampaign } from '../calls.ts'
import { ownCampaignsQuery } from './calls.ts'

// Most visits have none to show.
const CampaignCards = lazyComponent(() => import('./campaign-cards.tsx'))

/**
 * What the office sent and no device of theirs got, until they close it (decision N4); nothing where there is none. What
 * stands beside it waits for the cards: nothing moves for them. A campaign that comes later waits for its own card.
 */
export function OwnCampaigns() {
  const t = useTranslations('push-own')
  return (
    <SidePart query={ownCampaignsQuery()} name={t('title')}>
      {({ campaigns }) => <Cards campaigns={campaigns} />}
    </SidePart>
  )
}

function Cards({ campaigns }: { campaigns: readonly OwnCampaign[] }) {
  const hasSome = campaigns.length > 0
  // Shown until the page is left: it says that the last one is closed, and keeps the focus.
  const [hadSome, setHadSome] = useState(hasSome)
  if (hasSome && !hadSome) setHadSome(true)
  return <AwaitedPart>{hadSome && <CampaignCards campaigns={campaigns} />}</AwaitedPart>
}
