import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const teamFeature = feature({
  contract,
  refusals: {
    'in-a-team': {
      status: 409,
      when: 'what somebody without a team alone does, for a member of one (decision P3)',
      hu: 'Ez a hallgató ebben a félévben már tagja egy csapatnak.',
      en: 'This student is already in a team this semester.',
    },
    'team-full': {
      status: 409,
      when: 'joining a team of three (spec 9)',
      hu: 'Ebben a csapatban már nincs szabad hely.',
      en: 'This team has no free place left.',
    },
    'team-complete': {
      status: 409,
      when: 'applying to a team that says it is complete (decision P6)',
      hu: 'Ez a csapat teljes, nem keres több tagot.',
      en: 'This team is complete and isn’t looking for anyone else.',
    },
    'team-too-small': {
      status: 409,
      when: 'an owner without a team mate says that the team is complete (decision P6)',
      hu: 'Egyfős csapat nem jelölhető teljesnek: legalább két tag kell.',
      en: 'A team needs at least two members to be complete.',
    },
    'owner-stays': {
      status: 409,
      when: 'the office removes the owner of a project from its team (decision P6)',
      hu: 'A projekt gazdája nem távolítható el. Előbb add át a projektet egy másik tagnak, vagy szüntesd meg!',
      en: 'You can’t remove the project owner. First hand the project over to another member, or dissolve it.',
    },
  },
  acts: {
    'team-completed': { group: 'teams', hu: 'Teljesnek jelölte a csapatát', en: 'Team marked as complete' },
    'team-reopened': {
      group: 'teams',
      hu: 'Újra tagot keres a csapatába',
      en: 'Team looking for members again',
    },
    'team-member-added': {
      group: 'teams',
      hu: 'A programiroda felvette egy csapatba',
      en: 'Added to a team by the office',
    },
    'team-member-removed': {
      group: 'teams',
      hu: 'A programiroda kivette egy csapatból',
      en: 'Removed from a team by the office',
    },
    'team-handed-over': {
      group: 'teams',
      hu: 'A programiroda neki adta át egy projekt vezetését',
      en: 'Made project owner by the office',
    },
    'team-mentor-set': {
      group: 'teams',
      hu: 'A programiroda egy projekt mentorának jelölte ki',
      en: 'Made a project’s mentor by the office',
    },
    'team-mentor-removed': {
      group: 'teams',
      hu: 'A programiroda levette egy projekt mentorságáról',
      en: 'Removed as a project’s mentor by the office',
    },
  },
  constraints: {
    one_team_per_student_and_semester: { code: 'in-a-team' },
    one_person_per_seat: { code: 'team-full' },
    a_team_has_three_seats: { code: 'team-full' },
  },
})
