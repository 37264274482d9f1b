import { useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { call } from '#platform/contract/call.ts'
import { held, on, sent } from '#testing/web/network.ts'
import { show } from '#testing/web/show.tsx'
import { askAgain, queryOf } from './query.ts'

const waiting = call({
  summary: 'Count what waits',
  method: 'GET',
  path: '/waiting',
  who: 'signed-in',
  answer: z.object({ count: z.int() }),
})

function Waiting() {
  const { data } = useQuery(queryOf(waiting))
  return <p>{data ? `${data.count} waiting` : 'Loading'}</p>
}

test('a first answer that was on its way when an act ended is asked for again', async () => {
  const first = held<{ count: number }>()
  on(waiting, () => (sent.length === 1 ? first.reply : { count: 0 }))
  await show(Waiting)
  await screen.findByText('Loading')
  const asked = askAgain(waiting)
  first.release({ count: 1 })
  await asked
  expect(await screen.findByText('0 waiting')).toBeTruthy()
  expect(sent).toHaveLength(2)
})
