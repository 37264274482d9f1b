import { feature } from '#platform/contract/feature.ts'
import * as contract from './application-calls.ts'
import { applicationStates } from './states.ts'

export const applicationFeature = feature({
  contract,
  states: { team_request: applicationStates },
  refusals: {
    'has-project': {
      status: 409,
      when: "applying to a project with one of one's own (decision X2)",
      hu: 'Saját projekted van, ezért máshová nem jelentkezhetsz.',
      en: 'You have your own project, so you can’t apply to another one.',
    },
    'own-project': {
      status: 409,
      when: "applying to one's own project",
      hu: 'Ez a saját projekted.',
      en: 'This is your own project.',
    },
    'application-pending': {
      status: 409,
      when: 'applying again to a project that has not answered yet',
      hu: 'Erre a projektre már jelentkeztél, és még nem válaszoltak.',
      en: 'You have already applied to this project, and it hasn’t answered yet.',
    },
    'already-invited': {
      status: 409,
      when: 'applying to a project that has invited the student (decision X13)',
      hu: 'Ez a projekt már meghívott téged: fogadd el a meghívását!',
      en: 'This project has already invited you: accept the invitation.',
    },
    'application-closed': {
      status: 409,
      when: 'applying to a project that has said no (decision P4)',
      hu: 'Ennél a projektnél lezárult a jelentkezésed. Keress másikat!',
      en: 'Your application to this project is closed. Look for another one.',
    },
    'applications-spent': {
      status: 409,
      when: 'applying to the same project a fifth time (decision P4)',
      hu: 'Erre a projektre már négyszer jelentkeztél. Keress másikat!',
      en: 'You have applied to this project four times. Look for another one.',
    },
    'applications-too-many': {
      status: 409,
      when: 'applying with ten applications pending (decision X2)',
      hu: 'Egyszerre legfeljebb 10 jelentkezésed várhat válaszra. Vonj vissza egyet, vagy várd meg a választ!',
      en: 'Up to 10 of your applications can wait for an answer at a time. Withdraw one, or wait for an answer.',
    },
    'application-not-pending': {
      status: 409,
      when: 'answering or revoking an application that does not wait for an answer any more',
      hu: 'Ez a jelentkezés már nem vár válaszra.',
      en: 'This application is no longer waiting for an answer.',
    },
  },
  acts: {
    'application-sent': { group: 'teams', hu: 'Jelentkezett egy projektre', en: 'Applied to a project' },
    'application-accepted': { group: 'teams', hu: 'Elfogadtak egy jelentkezést', en: 'Application accepted' },
    'application-rejected': {
      group: 'teams',
      hu: 'Elutasítottak egy jelentkezést',
      en: 'Application rejected',
    },
    'application-revoked': {
      group: 'teams',
      hu: 'Visszavonta egy jelentkezését',
      en: 'Withdrew an application',
    },
    'application-voided': {
      group: 'teams',
      hu: 'Döntés nélkül lezárult egy jelentkezés',
      en: 'Application closed without an answer',
    },
    'cv-read': { group: 'teams', hu: 'Megnyitottak egy önéletrajzot', en: 'CV opened' },
  },
  constraints: {
    one_pending_request_per_project_and_person: { code: 'application-pending' },
    nobody_asks_again_after_a_refusal: { code: 'application-closed' },
  },
})
