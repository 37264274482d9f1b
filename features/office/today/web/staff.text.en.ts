export default {
  title: 'Today',
  name: 'What waits today',
  greeting: {
    morning: 'Good morning, {name}!',
    day: 'Hello, {name}!',
    evening: 'Good evening, {name}!',
  },
  waits:
    '{isMore, select, true {More than {count, plural, one {# thing is} other {# things are}}} other {{count, plural, one {# thing is} other {# things are}}}} waiting for you: about {time}',
  minutes: '{count, plural, one {#\u00a0minute} other {#\u00a0minutes}}',
  hours: '{count, plural, one {#\u00a0hour} other {#\u00a0hours}}',
  more: '{count, number}+',
  queues: {
    registrations: '{count, plural, one {registration to decide} other {registrations to decide}}',
    remarks: '{count, plural, one {suggestion or report} other {suggestions and reports}}',
    names: '{count, plural, one {name change request} other {name change requests}}',
    imports: '{count, plural, one {imported list to approve} other {imported lists to approve}}',
    mails: '{count, plural, one {email didn’t arrive} other {emails didn’t arrive}}',
    requests:
      '{count, plural, one {request between teams is stuck} other {requests between teams are stuck}}',
    questions:
      '{count, plural, one {exam question whose law has run out} other {exam questions whose law has run out}}',
    rescue: '{count, plural, one {team proposal to send} other {team proposals to send}}',
  },
  oldest:
    '{count, plural, one {The oldest has waited #\u00a0day.} other {The oldest has waited #\u00a0days.}}',
  oldestOfPromise:
    '{count, plural, =0 {The promise is} one {The oldest has waited #\u00a0day; the promise is} other {The oldest has waited #\u00a0days; the promise is}} {days, plural, one {#\u00a0day} other {#\u00a0days}}.',
  sinceToday: 'today',
  daysOld: '{days, number}+\u00a0days',
  over: '{count, plural, one {# is past it.} other {# are past it.}}',
  soon: '{count, plural, one {# is due today or tomorrow.} other {# are due today or tomorrow.}}',
  sameQuestion:
    '{count, plural, one {# is} other {# are}} about the same exam question: <written>“{prompt}”</written>',
  file: '<written>{name}</written>: {count, number} to invite, {faulty, plural, one {# row with a mistake} other {# rows with mistakes}}',
  ways: {
    registrations: 'Go through them',
    remarks: 'Answer them',
    names: 'Decide',
    imports: 'Review',
    mails: 'Look at the emails',
    requests: 'Look at the requests',
    questions: 'Check them',
    rescue: 'Continue',
  },
  done: {
    title: 'Done for today',
    words: 'Nothing is waiting for you now. You’ll see whatever comes next here.',
  },
  others: {
    label: 'More pages',
    registrations: 'Registrations',
    remarks: 'Suggestions and reports',
    names: 'Name changes',
    unverified: 'Unverified addresses',
    mails: 'Emails',
    imports: 'List imports',
    questions: 'Legal review',
    rescue: 'Team proposals',
    audit: 'Audit log',
  },
} as const
