import type { InjectOptions } from 'fastify'
import { multipart } from './multipart.ts'

const lines = (text: string) => text.trim().split('\n')

/** What forms, tools and attackers send in a text's place. */
export const strangeTexts: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'a\udfffb',
  '\u202eabc\u202c',
  '\r\nBcc: a@b.hu',
  '😀'.repeat(300),
  'x'.repeat(5000),
  '＼％＿',
  '\\',
  ...lines(`
1
null
' or 1=1 --
%
../../etc/passwd
<script>alert(1)</script>
{{7*7}}
00000000-0000-0000-0000-000000000000
ffffffff-ffff-ffff-ffff-ffffffffffff
2040-13-45T99:99:99Z
0000-01-01T00:00:00Z
9999-12-31T23:59:59.999999999+23:59`),
]

/** And in the place of anything else. */
export const strangeValues: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  1e308,
  [],
  {},
  [null],
  { a: 1 },
  Array(300).fill('x'),
]

/** Columns that nobody may set by naming them, and keys that every object seems to have. */
export const extraKeys = [
  'role',
  '_id',
  'status',
  'university_id',
  'toString',
  'constructor',
  'is_current',
  '',
]

const json = { 'content-type': 'application/json' }

/** Bodies that are no JSON, or none that anybody should send. */
export const strangeBodies: readonly Pick<InjectOptions, 'payload' | 'headers'>[] = [
  { payload: '{"a":', headers: json },
  { payload: '\ufeff{}', headers: json },
  { payload: Buffer.from([0xff, 0xfe, 0x00, 0x7b]), headers: json },
  { payload: '{"__proto__":{"role":"OFFICE"}}', headers: json },
  { payload: `{"x":"${'x'.repeat(70_000)}"}`, headers: json },
  { payload: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  { payload: '<a/>', headers: { 'content-type': 'text/xml' } },
  { payload: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } },
  multipart([{ name: 'file', filename: 'a.jpg', type: 'image/jpeg', bytes: 'no picture' }]),
  multipart([{ name: 'file', filename: '\u0000.svg', type: 'image/svg+xml', bytes: '<svg/>' }]),
]
