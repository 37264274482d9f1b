export default {
  heading: 'Ez az oldal nem a te hozzáférésedhez tartozik',
  editor:
    'Szerkesztőként a tananyagot és a vizsgakérdéseket írod. Ha ennél több kell, kérd meg egy kollégádat a programirodában.',
  reader:
    'Olvasóként mindent megnézhetsz, de ezen az oldalon csak változtatni lehetne. Ha ez kell, kérd meg egy kollégádat a programirodában.',
  home: 'Vissza a kezdőlapra',
} as const
