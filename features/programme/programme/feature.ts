import { feature, taken, wrong } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const programmeFeature = feature({
  contract,
  examples: {
    passMarkPercent: 60,
    examMinutes: 25,
  },
  refusals: {
    'own-second-factor-first': {
      status: 409,
      when: 'requiring a second factor of the staff without having one',
      hu: 'Előbb a saját kétlépcsős bejelentkezésedet kapcsold be a Biztonság lapon, utána teheted kötelezővé.',
      en: 'Turn on two-step sign-in for your own account first, under Security. Then you can require it.',
    },
    'university-name-taken': {
      status: 409,
      when: 'another university has this name',
      hu: 'Már van ilyen nevű egyetem.',
      en: 'Another university already has this name.',
    },
    'university-short-name-taken': {
      status: 409,
      when: 'another university has this short name',
      hu: 'Már van ilyen rövid nevű egyetem.',
      en: 'Another university already has this short name.',
    },
    'registration-needs-controller': {
      status: 409,
      when: 'registration is opened before the data controller is named (decision Y6)',
      hu: 'Előbb add meg az adatkezelőt: a regisztrálók az adatkezelési tájékoztatóban olvassák.',
      en: 'Name the data controller first: people read it in the privacy notice when they register.',
    },
    'registration-needs-dates': {
      status: 409,
      when: 'registration is opened before somebody has set the dates of the semester or said that they are right (decision Y6)',
      hu: 'Előbb állítsd be a félév időpontjait!',
      en: 'Set the dates of the semester first.',
    },
    'university-retired': {
      status: 409,
      when: 'a university that was retired is chosen for somebody or something new',
      hu: 'Ez az egyetem már nem választható.',
      en: 'You can no longer choose this university.',
    },
    'semester-not-started': {
      status: 409,
      when: 'before the start of the semester; no lesson opens and no exam starts yet (spec 8)',
      hu: 'A félév még nem kezdődött el: a tananyag és a vizsgák a kezdetekor nyílnak meg.',
      en: 'The semester hasn’t started yet. Course materials and exams open when it does.',
    },
    'semester-ended': {
      status: 409,
      when: 'the semester is over; no exam starts any more (spec 4)',
      hu: 'A félév véget ért. Az eredményeidet és a megajánlott jegyedet a kezdőlapon találod.',
      en: 'The semester has ended. Review your results and proposed grade on the dashboard.',
    },
    'semester-unknown': {
      status: 404,
      when: 'a semester that was never opened (decision Y2)',
      hu: 'Ilyen félév nincs, vagy még nem nyílt meg.',
      en: 'There is no such semester, or it hasn’t been opened yet.',
    },
  },
  acts: {
    'semester-changed': {
      group: 'programme',
      hu: 'Módosultak a félév beállításai',
      en: 'Semester settings changed',
    },
    'registration-opened': {
      group: 'programme',
      hu: 'Megnyitották a regisztrációt',
      en: 'Registration opened',
    },
    'registration-closed': {
      group: 'programme',
      hu: 'Lezárták a regisztrációt',
      en: 'Registration closed',
    },
    'university-renamed': { group: 'programme', hu: 'Átneveztek egy egyetemet', en: 'University renamed' },
    'university-added': { group: 'programme', hu: 'Új egyetem került a programba', en: 'University added' },
    'university-retired': { group: 'programme', hu: 'Archiváltak egy egyetemet', en: 'University archived' },
    'university-restored': {
      group: 'programme',
      hu: 'Visszaállítottak egy egyetemet',
      en: 'University restored',
    },
  },
  constraints: {
    one_university_per_name: { code: 'university-name-taken', fields: taken('name') },
    one_university_per_short_name: { code: 'university-short-name-taken', fields: taken('id') },
    nobody_joins_a_retired_university: {
      code: 'university-retired',
      fields: { university: { rule: 'gone' } },
    },
    semester_ends_after_it_starts: wrong('endsAt'),
    deadlines_lie_within_the_semester: wrong('onePagerDeadline', 'teamDeadline', 'progressReportDeadline'),
    four_grade_limits_rise: wrong('gradeLimits'),
    registration_opens_with_controller_and_dates: { code: 'registration-needs-controller' },
    controller_is_named_as_a_whole: wrong('controllerName', 'controllerAddress', 'privacyEmail'),
  },
})
