import { feature } from '#platform/contract/feature.ts'
import * as contract from './invitation-calls.ts'

export const invitationFeature = feature({
  contract,
  refusals: {
    'invitation-pending': {
      status: 409,
      when: 'inviting somebody whom the project has already invited',
      hu: 'Ezt a hallgatót már meghívtad, és még nem válaszolt.',
      en: 'You have already invited this student, who hasn’t answered yet.',
    },
    'applied-already': {
      status: 409,
      when: 'inviting somebody who has applied to the project (decision X13)',
      hu: 'Ez a hallgató már jelentkezett hozzád: fogadd el a jelentkezését!',
      en: 'This student has already applied to your project: accept the application.',
    },
    'invitation-declined': {
      status: 409,
      when: 'inviting somebody who has declined before (decision X13)',
      hu: 'Ez a hallgató már elutasította a meghívásodat.',
      en: 'This student has declined your invitation.',
    },
    'invitations-spent': {
      status: 409,
      when: 'inviting the same student a fifth time (decision P4)',
      hu: 'Ezt a hallgatót már négyszer meghívtad. Keress mást!',
      en: 'You have invited this student four times. Look for someone else.',
    },
    'invitations-too-many': {
      status: 409,
      when: 'inviting with ten invitations open (decision X13)',
      hu: 'Egyszerre legfeljebb 10 meghívásod várhat válaszra. Vonj vissza egyet, vagy várd meg a választ!',
      en: 'Up to 10 of your invitations can wait for an answer at a time. Withdraw one, or wait for an answer.',
    },
    'team-invitation-not-pending': {
      status: 409,
      when: 'answering or withdrawing an invitation that does not wait for an answer any more',
      hu: 'Ez a meghívás már nem vár válaszra.',
      en: 'This invitation is no longer waiting for an answer.',
    },
  },
  acts: {
    'team-invitation-sent': { group: 'teams', hu: 'Meghívtak valakit egy csapatba', en: 'Invited to a team' },
    'team-invitation-accepted': {
      group: 'teams',
      hu: 'Elfogadta egy csapat meghívását',
      en: 'Accepted a team’s invitation',
    },
    'team-invitation-declined': {
      group: 'teams',
      hu: 'Elutasította egy csapat meghívását',
      en: 'Declined a team’s invitation',
    },
    'team-invitation-withdrawn': {
      group: 'teams',
      hu: 'Visszavontak egy csapatmeghívást',
      en: 'Team invitation withdrawn',
    },
    'team-invitation-voided': {
      group: 'teams',
      hu: 'Döntés nélkül lezárult egy csapatmeghívás',
      en: 'Team invitation closed without an answer',
    },
  },
})
