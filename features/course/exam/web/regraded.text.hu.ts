export default {
  result: {
    title: 'Így változott az eredményed',
    before: 'Eredetileg',
    after: '{date} óta',
    points: '{points, number}\u00a0pont, {passed, select, true {sikeres} other {nem sikeres}}',
    question: '{position}.\u00a0kérdés: {before, number} helyett {after, number}\u00a0pont',
  },
  ruling: {
    'full-points': 'Erre a kérdésre mindenki teljes pontot kapott.',
    'also-accept': 'Ezt is elfogadtuk: {answers}',
    'right-answer':
      'Utólag ez lett a helyes válasz: {answers}.{keeps, select, true { Aki a korábbit adta, megtartotta a pontját.} other {}}',
    'leave-out': 'Ez a kérdés nem számít bele az eredményedbe.',
    'left-in':
      'Ez a kérdés csak annál számít bele az eredménybe, akinek így több a pontja. Nálad beleszámít.',
  },
}
