import { randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { post } from './people.ts'

const HEADER = ['Vezetéknév', 'Keresztnév', 'E-mail-cím', 'Egyetem', 'Neptun-kód', 'Megjegyzés']

const code = () =>
  Array.from({ length: 6 }, () => randomInt(36).toString(36))
    .join('')
    .toUpperCase()

/** Students nobody has heard of. */
export const newStudents = (count: number): string[][] =>
  Array.from({ length: count }, () => {
    const neptun = code()
    return [
      'Importált',
      'Ibolya',
      `${neptun.toLowerCase()}.${code().toLowerCase()}@hallgatok.example`,
      'SZTE',
      neptun,
      '',
    ]
  })

/** As Excel saves a table in this country. */
export const csvOf = (rows: readonly (readonly string[])[], header = HEADER, name = 'students.csv') => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from([header, ...rows].map((cells) => cells.join(';')).join('\r\n')),
})

/** Two to invite, one who is there, and three who are refused. */
export function mixedRows(): string[][] {
  const [one = [], two = [], three = [], four = []] = newStudents(4)
  return [
    one,
    two,
    ['', ...three.slice(1)],
    [...four.slice(0, 3), 'Szegedi Egyetem', 'ABC', ''],
    ['Mentor', 'Márta', 'mentor@rajt.example', 'SZTE', code(), 'mentorunk'],
    [...one.slice(0, 2), ...one.slice(2)],
  ]
}

/** The id of a preview of such a file. */
export async function previewed(
  request: APIRequestContext,
  office: string,
  rows: readonly (readonly string[])[],
): Promise<string> {
  const response = await request.post('/api/imports', {
    headers: { authorization: `Bearer ${office}` },
    multipart: { role: 'STUDENT', file: csvOf(rows) },
  })
  if (!response.ok()) throw new Error(await response.text())
  return (await response.json())._id
}

export const decide = (request: APIRequestContext, office: string, id: string, act: 'start' | 'discard') =>
  post(request, `/imports/${id}/${act}`, undefined, office)
