import { feature } from '#platform/contract/feature.ts'
import * as contract from './mentor-application-calls.ts'

export const mentorApplicationFeature = feature({
  contract,
  examples: {
    motivation: 'I worked in a hire shop for two summers.',
  },
  refusals: {
    'not-project-owner': {
      status: 400,
      when: 'applying to a mentor without a published project of one’s own (spec 8)',
      hu: 'Előbb tedd közzé a projekted leírását!',
      en: 'First, publish your project description!',
    },
    'team-has-mentor': {
      status: 409,
      when: 'looking for a mentor with one (spec 4: one mentor per project)',
      hu: 'A csapatotoknak már van mentora.',
      en: 'Your team already has a mentor.',
    },
    'project-has-mentor': {
      status: 409,
      when: 'mentoring a project that another mentor has taken (spec 8)',
      hu: 'Ennek a projektnek már van mentora, válassz másikat!',
      en: 'This project already has a mentor, please choose another one!',
    },
    'mentor-full': {
      status: 400,
      when: 'applying to a mentor who has taken as many projects as they may (spec 8)',
      hu: 'Ez a mentor nem tud több projektet vállalni!',
      en: 'This mentor cannot take on more projects!',
    },
    'mentor-answered': {
      status: 409,
      when: 'applying to a mentor who has answered this project before (decision P7)',
      hu: 'Ez a mentor már válaszolt a felkérésetekre.',
      en: 'This mentor has already answered you.',
    },
    'mentor-application-pending': {
      status: 409,
      when: 'applying again to a mentor who has not answered yet',
      hu: 'Ezt a mentort már felkértétek, és még nem válaszolt.',
      en: 'You have already asked this mentor, who hasn’t answered yet.',
    },
    'mentor-applications-spent': {
      status: 409,
      when: 'applying to the same mentor a fifth time (decision P4)',
      hu: 'Ezt a mentort már négyszer felkértétek. Keressetek másikat!',
      en: 'You have asked this mentor four times. Look for another one.',
    },
    'mentors-asked-too-many': {
      status: 409,
      when: 'applying to a mentor with five applications pending (decision P7)',
      hu: 'Egyszerre legfeljebb 5 felkérésetek várhat válaszra. Vonj vissza egyet, vagy várd meg a választ!',
      en: 'Up to 5 of your mentor requests can wait for an answer at a time. Withdraw one, or wait for an answer.',
    },
    'mentor-application-not-pending': {
      status: 409,
      when: 'answering or revoking an application to a mentor that does not wait for an answer any more',
      hu: 'Ez a felkérés már nem vár válaszra.',
      en: 'This request is no longer waiting for an answer.',
    },
  },
  acts: {
    'mentor-application-sent': { group: 'teams', hu: 'Felkértek egy mentort', en: 'Asked a mentor' },
    'mentor-application-accepted': {
      group: 'teams',
      hu: 'Elvállalta egy projekt mentorálását',
      en: 'Agreed to mentor a project',
    },
    'mentor-application-declined': {
      group: 'teams',
      hu: 'Visszautasított egy felkérést',
      en: 'Declined to mentor a project',
    },
    'mentor-application-revoked': {
      group: 'teams',
      hu: 'Visszavontak egy felkérést',
      en: 'Mentor request withdrawn',
    },
    'mentor-application-voided': {
      group: 'teams',
      hu: 'Döntés nélkül lezárult egy felkérés',
      en: 'Mentor request closed without an answer',
    },
  },
  constraints: {
    no_mentor_is_over_their_limit: { code: 'mentor-full' },
    one_mentor_per_project: { code: 'project-has-mentor' },
  },
})
