import { Skeleton, Stack, Text, Title } from '@mantine/core'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Failed, useFailure } from '#platform/ui/failed.tsx'
import { Waiting } from '#platform/ui/waiting.tsx'
import { isFailure } from '#platform/web/failure.ts'
import { queryClient } from '#platform/web/query.ts'
import { checkQuery } from './calls.ts'
import { FileCheck } from './file-check.tsx'
import { Verdict } from './verdict.tsx'

/** For whoever has a certificate in hand, without signing in (decision T5). */
export function CheckPage() {
  const t = useTranslations('certificate-check')
  return (
    <Checking>
      <Text>{t('checkText')}</Text>
      <FileCheck />
    </Checking>
  )
}

/** Where the QR code of a certificate leads to. */
export function CodePage() {
  const { code } = useParams({ strict: false })
  return (
    <Checking>
      <OfCode code={code ?? ''} />
    </Checking>
  )
}

/** Pages of guests ask for no answers elsewhere: the client of all queries is brought along here. */
function Checking({ children }: { children: ReactNode }) {
  const t = useTranslations('certificate-check')
  return (
    <QueryClientProvider client={queryClient}>
      <Stack gap="lg" data-from-top>
        <Title order={1}>{t('checkTitle')}</Title>
        {children}
      </Stack>
    </QueryClientProvider>
  )
}

/** The answer, and below it the check of a file, which waits so that it is not moved. */
function OfCode({ code }: { code: string }) {
  const query = checkQuery(code)
  const { data, error, failureReason, isPlaceholderData } = useQuery(query)
  const failure = useFailure(query.queryKey, { data, error, failureReason, isPlaceholderData })
  const isUnknown = isFailure(error, 'not-found')
  if (!data && !failure && !isUnknown)
    return (
      <Waiting>
        <Skeleton height={640} />
      </Waiting>
    )
  return (
    <>
      {data && <Verdict answer={data.status} certificate={data} />}
      {isUnknown && <Verdict answer="unknown" />}
      {failure && !isUnknown && <Failed failure={failure} queryKeys={[query.queryKey]} />}
      <FileCheck />
    </>
  )
}
