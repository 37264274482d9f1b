import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { emese, gabor } from '#testing/server/cast.ts'
import { mentoringOf } from '#testing/server/mentoring.ts'
import type { Person } from '#testing/server/people.ts'
import { buildTestRajt } from '#testing/server/rajt.ts'
import { beginSecond } from '#testing/server/second-semester.ts'
import { teamsOf } from '#testing/server/teams.ts'
import { student } from '../calls.ts'

const rajt = await buildTestRajt()
const { as } = rajt
const { publish, applied, accept } = teamsOf(rajt)
const { mentor, asked, accept: takeOn } = mentoringOf(rajt)
const { enter } = await beginSecond(rajt)
const named = (firstname: string) => enter({ surname: 'Csapatos', firstname })

const [guided, member, drafting, alone] = [
  await named('Anna'),
  await named('Béla'),
  await named('Csilla'),
  await named('Dénes'),
]
const guide = await mentor()
await accept(guided, await applied(member, await publish(guided)))
await takeOn(guide, await asked(guided, guide))
await publish(drafting, 'Magányos')

const filters: readonly [object, readonly Person[]][] = [
  [{ team: ['OWNER'] }, [guided, drafting]],
  [{ team: ['MEMBER'] }, [member]],
  [{ team: ['NONE'] }, [alone]],
  [{ team: ['MEMBER', 'NONE'] }, [member, alone]],
  [{ mentor: true }, [guided, member]],
  [{ mentor: false }, [drafting, alone]],
  [{ team: ['OWNER'], mentor: false }, [drafting]],
]

test.each(filters)('the list and its Excel file filter students by their team: %j', async (own, found) => {
  for (const who of [gabor, emese]) {
    const { students, pagination } = await as(who).does(student.list, {
      params: { role: who.role },
      body: { search: 'csapatos', ...own } as never,
    })
    expect(students.map(({ _id }) => _id)).toEqual(found.map(({ id }) => id))
    expect(pagination.totalCount).toBe(found.length)
  }
  const query = Object.fromEntries(Object.entries(own).map(([name, value]) => [name, String(value)]))
  const file = await as(gabor).does(student.xlsx, { query: { search: 'csapatos', ...query } as never })
  const [, ...rows] = (await readXlsx(new Uint8Array(await file.arrayBuffer()))).sheets[0]?.rows ?? []
  expect(rows.map((row) => row[1])).toEqual(found.map(({ firstname }) => firstname))
})
