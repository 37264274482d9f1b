export default {
  home: {
    lead: '{count, plural, =1 {Módosult egy vizsgád eredménye} other {Módosult # vizsgád eredménye}}',
    changed: '„{title}”, {number}.\u00a0próbálkozás: {after, number}\u00a0pont (eddig {before, number})',
    same: '„{title}”, {number}.\u00a0próbálkozás: {after, number}\u00a0pont maradt, de az egyik kérdés másképp számít',
    seen: 'Rendben, láttam',
  },
}
