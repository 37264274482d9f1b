import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lazyPart } from '../plumbing/arrive.ts'
import { AwaitedPart } from '../ui/late-part.tsx'
import { ownCampaignsQuery } from './calls.ts'

// Most visits have none to show.
const CampaignCards = lazyPart(() => import('./campaign-cards.tsx'))

/**
 * What the office sent and no device of theirs got, until they close it (decision N4); nothing where there is none. What
 * stands beside it waits for the cards: nothing moves for them.
 */
export function OwnCampaigns() {
  const { data } = useQuery(ownCampaignsQuery())
  const [hadSome, setHadSome] = useState(false)
  const campaigns = data?.campaigns ?? []
  // Shown until the page is left: it says that the last one is closed, and keeps the focus.
  if (campaigns.length > 0 && !hadSome) setHadSome(true)
  return <AwaitedPart>{hadSome && <CampaignCards campaigns={campaigns} />}</AwaitedPart>
}
