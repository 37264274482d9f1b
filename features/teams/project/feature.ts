import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'
import { projectStates } from './states.ts'

export const projectFeature = feature({
  contract,
  examples: {
    shortDescription: 'A shared cupboard of tools in the staircase.',
    problem: 'Fifty flats have fifty drills, and each is used once a year.',
    solution: 'A cupboard in the staircase that opens with a code.',
    market: 'Eleven thousand houses of more than fifty flats.',
    competitors: 'The DIY store lends for a day, and is far away.',
    businessModel: 'A monthly fee for each flat, with the common costs.',
    aboutTeam: 'Two of us, and we look for somebody who builds.',
    contact: 'team@cupboard.example',
    needs: ['MEMBER'],
  },
  states: { project: projectStates },
  refusals: {
    'not-owner': {
      status: 409,
      when: 'what the owner of a project alone does, done by anybody else',
      hu: 'Ezt csak a projekt gazdája teheti meg.',
      en: 'Only the project owner can do this.',
    },
    'in-a-team-yourself': {
      status: 409,
      when: 'what somebody without a team alone does, by a member of one (decision P3)',
      hu: 'Már tagja vagy egy csapatnak ebben a félévben.',
      en: 'You are already a member of a team this semester.',
    },
    'student-not-entered': {
      status: 409,
      when: 'putting a student into a team who continues and has not entered the semester yet (decision P6)',
      hu: 'Ez a hallgató folytatja a programot, de még nem kezdte el a félévet. Csapatba azután kerülhet, hogy elkezdte.',
      en: 'This student continues but hasn’t started the semester yet. They can join a team once they have signed in and started it.',
    },
    'student-not-in-semester': {
      status: 409,
      when: 'putting a student into a team who takes no part in the semester (decision X10)',
      hu: 'Ez a hallgató nem folytatja a programot ebben a félévben.',
      en: 'This student isn’t continuing this semester.',
    },
    'team-deadline-passed': {
      status: 409,
      when: 'changing teams after their deadline (decision X11)',
      hu: 'A csapatalakítási határidő lejárt. Ha gond van, írj a programirodának!',
      en: 'The team deadline has passed. If there is a problem, write to the programme office.',
    },
    'project-frozen': {
      status: 409,
      when: 'changing the description of a published project (decision P1)',
      hu: 'A közzétett leírás már nem módosítható.',
      en: 'You can no longer change a published description.',
    },
    'project-changed': {
      status: 409,
      when: 'saving a project that was saved elsewhere since it was loaded',
      hu: 'Közben máshol is mentetted a projektet. Nézd meg, mi áll most ott, és mentsd újra!',
      en: 'The project was saved elsewhere in the meantime. Check what it says now, and save again.',
    },
    'project-dissolved': {
      status: 409,
      when: 'changing a project that is dissolved (decision X6)',
      hu: 'Ez a projekt már megszűnt.',
      en: 'This project has been dissolved.',
    },
    'project-has-team': {
      status: 409,
      when: 'dissolving a project after somebody was accepted (decision X6)',
      hu: 'Már van csapattársad vagy mentorod, ezért a projektet csak a programiroda szüntetheti meg.',
      en: 'You already have a teammate or a mentor, so only the programme office can dissolve the project.',
    },
    'project-not-published': {
      status: 409,
      when: 'inviting before the project is published (decision X13)',
      hu: 'Előbb tedd közzé a projektedet!',
      en: 'Publish your project first.',
    },
  },
  acts: {
    'project-created': { group: 'teams', hu: 'Létrehozott egy projektet', en: 'Created a project' },
    'project-saved': {
      group: 'teams',
      hu: 'Elmentette a projektje vázlatát',
      en: 'Saved a project draft',
    },
    'project-published': { group: 'teams', hu: 'Közzétette a projektjét', en: 'Published a project' },
    'project-dissolved': { group: 'teams', hu: 'Megszűnt egy projekt', en: 'Project dissolved' },
  },
  constraints: {
    one_live_project_per_owner_and_semester: { code: 'in-a-team-yourself' },
  },
  internalConstraints: [
    'a_project_is_of_its_owners_university',
    'a_project_has_five_focuses_at_most',
    'a_project_has_the_times_of_its_status',
    'a_published_project_is_described',
    'one_focus_per_position',
    'one_former_seat_per_student_and_project',
    'one_semester_per_project',
  ],
})
