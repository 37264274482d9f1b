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
export const previewed = (
  request: APIRequestContext,
  office: string,
  rows: readonly (readonly string[])[],
): Promise<string> => send(request, office, { role: 'STUDENT', file: csvOf(rows) })

/** Read as windows-1250 the name is Boľik, as ISO 8859-2 Božik: both are names. */
export const twoReadings = (email: string) => ({
  name: 'mentors.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(`surname;firstname;email\nBo\u00beik;Anna;${email}`, 'latin1'),
})

/** The id of a preview whose names somebody has to look at. */
export const unsureNames = (request: APIRequestContext, office: string): Promise<string> =>
  send(request, office, { role: 'MENTOR', file: twoReadings(`${code().toLowerCase()}@mentorok.example`) })

async function send(
  request: APIRequestContext,
  office: string,
  multipart: { role: string; file: ReturnType<typeof twoReadings> },
): Promise<string> {
  const response = await request.post('/api/imports', {
    headers: { authorization: `Bearer ${office}` },
    multipart,
  })
  if (!response.ok()) throw new Error(await response.text())
  return (await response.json())._id
}

export const decide = (request: APIRequestContext, office: string, id: string, act: 'start' | 'discard') =>
  post(request, `/imports/${id}/${act}`, undefined, office)
