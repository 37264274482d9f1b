export default {
  home: {
    lead: 'Módosult egy vizsgád eredménye',
    changed: '{title}, {number}. próbálkozás: {before, number} pont helyett {after, number} pont',
    same: '{title}, {number}. próbálkozás: {after, number} pont maradt, de az egyik kérdés másképp számít',
    seen: 'Rendben, láttam',
  },
}
