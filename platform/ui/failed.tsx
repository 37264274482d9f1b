import { Anchor, Stack, Text, Title } from '@mantine/core'
import { hashKey, type Query, type QueryKey, useIsFetching } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { isFailure } from '#platform/web/failure.ts'
import { queryClient, tryAgain } from '#platform/web/query.ts'
import { ActButton } from './act-button.tsx'
import { useFailureWords } from './failure-words.ts'
import { Notice } from './notice.tsx'
import classes from './waiting.module.css'

/** What a query says of itself while it has no answer. */
interface Asked {
  data: unknown
  /** Whether `data` is the answer to an earlier question. */
  isPlaceholderData: boolean
  /** Set once it was given up. */
  error: Error | null
  /** Why the last try failed, while the next one is to come. */
  failureReason: Error | null
}

/** The server's failure at once, though it is tried again by itself; a lost network once it was tried in vain. */
const toTell = ({ error, failureReason }: Pick<Asked, 'error' | 'failureReason'>): Error | null =>
  error ?? (isFailure(failureReason, 'network') ? null : failureReason)

/** The failure to show in the place of an answer; it stays until the answer is there, also while it is tried again. */
export function useFailure(queryKey: QueryKey, asked: Asked): Error | null {
  const key = hashKey(queryKey)
  const [last, setLast] = useState<{ key: string; failure: Error } | null>(null)
  const { data, isPlaceholderData, error } = asked
  if (data !== undefined && !isPlaceholderData && !error) return null
  const failure = toTell(asked)
  if (failure && failure !== last?.failure) setLast({ key, failure })
  return failure ?? (last?.key === key ? last.failure : null)
}

interface Props {
  failure: Error
  /** Of all that did not come; one press asks for all of them. */
  queryKeys: readonly QueryKey[]
  /** Of a page whose own heading would come with the answer. */
  heading?: string | undefined
  /** Before why: what could not be shown. */
  lead?: string
}

/** In the place of an answer that did not come: whose failure it was, and trying again at once. */
export function Failed({ failure, queryKeys, heading, lead }: Props) {
  const t = useTranslations('ui')
  const failureWords = useFailureWords()
  const { busy, again } = useAgain(queryKeys)
  const hashes = queryKeys.map(hashKey)
  const isOfThese = ({ queryHash }: Query) => hashes.includes(queryHash)
  const isTrying = useIsFetching({ predicate: isOfThese }, queryClient) > 0 && !busy
  const reference = referenceOf(failure)
  return (
    <>
      {heading && (
        <Title order={1} mb="lg">
          {heading}
        </Title>
      )}
      <div className={classes.failed}>
        <Notice kind="problem">
          <Stack gap="sm" align="flex-start">
            <Text>{[lead, failureWords(failure)].filter(Boolean).join(' ')}</Text>
            {isTrying && (
              <Text size="sm" role="status">
                {t('stillTrying')}
              </Text>
            )}
            {reference && <Text size="sm">{t('reference', { reference })}</Text>}
            <ActButton variant="default" size="sm" busy={busy} onClick={again}>
              {t('retry')}
            </ActButton>
          </Stack>
        </Notice>
      </div>
    </>
  )
}

interface LineProps extends Pick<Props, 'failure'> {
  queryKey: QueryKey
  /** The whole sentence: what is missing. */
  sentence: string
}

/** The same in one quiet line, inside a card whose neighbours would grow with a box. */
export function FailedLine({ failure, queryKey, sentence }: LineProps) {
  const t = useTranslations('ui')
  const failureWords = useFailureWords()
  const { busy, again } = useAgain([queryKey])
  const reference = referenceOf(failure)
  return (
    <p className={classes.failedLine} role="alert" title={failureWords(failure)}>
      {sentence} {/* Never closed, so that it keeps the focus; a press on the way asks for nothing more. */}
      <Anchor component="button" type="button" aria-busy={busy} onClick={() => busy || again()}>
        {t('retry')}
      </Anchor>{' '}
      {reference && <small>{t('referenceShort', { reference })}</small>}
    </p>
  )
}

const referenceOf = (failure: Error) => (isFailure(failure, 'internal') ? failure.requestId : null)

function useAgain(queryKeys: readonly QueryKey[]) {
  const [busy, setBusy] = useState(false)
  const again = async () => {
    setBusy(true)
    await Promise.all(queryKeys.map(tryAgain))
    setBusy(false)
  }
  return { busy, again }
}
