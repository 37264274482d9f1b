export default {
  home: {
    lead: 'One of your exam results has changed',
    changed:
      '{title}, attempt {number}: {after, plural, one {# point} other {# points}} instead of {before, number}',
    same: '{title}, attempt {number}: still {after, plural, one {# point} other {# points}}, but one question counts differently',
    seen: 'OK, I’ve seen it',
  },
}
