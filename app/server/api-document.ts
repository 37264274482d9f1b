import { allFeatures, features } from '#app/contract/index.ts'
import { shapes } from '#app/contract/shapes.ts'
import { openApi } from '#platform/server/openapi/document.ts'

/** Example values of fields that several features have; whatever follows from a field's own shape is not said here. */
const examples = {
  things: [{ id: '3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034', revision: 3 }],
  why: 'A second right answer was missing.',
  asksAgain: false,
  lowers: false,
  accessToken: 'q7Vd2mXcR9tYbN4wLzK8sHfPjG3aUeT6oIiCxW1vE5M',
  id: 'szte',
  role: 'OFFICE',
  surname: 'Nagy',
  firstname: 'Réka',
  neptun: 'AB12CD',
  username: 'nagyreka',
  email: 'reka.nagy@hallgato.example',
  password: 'korai madar 42',
  code: '492 039',
  university: 'szte',
  universities: ['szte'],
  name: 'Szegedi Tudományegyetem',
  search: 'nagy',
  reason: 'The Neptun code belongs to somebody else.',
  comment: 'The second example would be easier to follow with a picture.',
  lessons: ['3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'],
  modules: ['3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'],
  from: '20',
  count: '20',
  isUploaded: true,
  personality: ['CTO'],
  language: 'hu',
  title: 'Half-empty vans',
  revision: 3,
  contactEmail: 'events@startup-lab.example',
  startsAt: '2026-12-01T16:00:00.000Z',
  endsAt: '2026-12-01T18:00:00.000Z',
  mentor: true,
  kind: 'focus',
  semester: '2026-27-1',
  teamDeadline: '2027-04-20T21:59:00.000Z',
  progressReportDeadline: '2027-06-01T21:59:00.000Z',
  onePagerDeadline: null,
  answerDays: 10,
  mentorCapacity: 3,
  identityCard: 'AA123456',
  facebook: 'https://www.facebook.com/somebody',
  linkedin: 'https://www.linkedin.com/in/somebody',
  firstLanguage: 'hu',
  secondLanguage: 'en',
  hu: 'Előadás',
  en: 'Talk',
  text: 'The third module has opened.',
  key: '7b0f6f0e-52a8-4c1e-9a51-0e3d1c9a7f42',
  focuses: ['3f1c9a52-7d0e-4b8a-9c46-2e5d81b7f034'],
  pageNumber: 1,
}

const examplesOfFeature: Record<string, Record<string, unknown>> = Object.fromEntries(
  Object.entries(allFeatures).map(([name, feature]) => [name, 'examples' in feature ? feature.examples : {}]),
)

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
    about: Object.fromEntries(
      Object.entries(allFeatures).map(([name, { contract }]) => [name, contract.about]),
    ),
    shapes,
    examplesOf: (name) => ({ ...examples, ...examplesOfFeature[name] }),
  })
