import { features, modules } from '@rajt/contract/index'
import { shapes } from '@rajt/contract/shapes'
import { openApi } from './plumbing/openapi/document.ts'

/** Example values by field; whatever follows from a field's own shape is not said here. */
const examples = {
  accessToken: 'q7Vd2mXcR9tYbN4wLzK8sHfPjG3aUeT6oIiCxW1vE5M',
  token: 'q7Vd2mXcR9tYbN4wLzK8sHfPjG3aUeT6oIiCxW1vE5M',
  id: 'szte',
  role: 'OFFICE',
  path: '/api/lesson/3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034/worksheet/hu',
  surname: 'Nagy',
  firstname: 'Réka',
  neptun: 'AB12CD',
  username: 'nagyreka',
  email: 'reka.nagy@hallgato.example',
  password: 'korai madar 42',
  currentPassword: 'korai madar 42',
  newPassword: 'esti bagoly 17',
  code: '492 039',
  university: 'szte',
  universities: ['szte'],
  name: 'Szegedi Tudományegyetem',
  search: 'nagy',
  reason: 'The Neptun code belongs to somebody else.',
  note: 'Decided by mistake.',
  comment: 'The second example would be easier to follow with a picture.',
  from: '20',
  count: '20',
  until: '2026-11-22T09:00:00.000Z',
  choice: [2],
  passMarkPercent: 60,
  examMinutes: 25,
  signature: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
}

const description = `The calls of the Rajt platform: everything that its own pages do, they do by these calls.

Send the token that \`POST /auth/login\` answers as \`Authorization: Bearer …\`. Whatever is refused comes in one shape
with a stable \`code\`. Times are UTC; texts of refusals are Hungarian, or English with \`Accept-Language: en\`.`

/** What the API says of itself at /api/openapi.json. */
export const apiDocument = () =>
  openApi({
    info: {
      title: 'Rajt',
      version: '1',
      description,
      license: { name: 'European Union Public Licence 1.2', identifier: 'EUPL-1.2' },
    },
    features,
    about: Object.fromEntries(Object.entries(modules).map(([name, { about }]) => [name, about])),
    shapes,
    examples,
  })
