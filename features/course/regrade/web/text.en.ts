export default {
  home: {
    lead: '{count, plural, =1 {One of your exam results has changed} other {# of your exam results have changed}}',
    changed:
      '“{title}”, attempt\u00a0{number}: {after, plural, one {#\u00a0point} other {#\u00a0points}} (was {before, number})',
    same: '“{title}”, attempt\u00a0{number}: still {after, plural, one {#\u00a0point} other {#\u00a0points}}, but one question counts differently',
    seen: 'OK, I’ve seen it',
  },
}
