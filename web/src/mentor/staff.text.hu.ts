export default {
  places: 'Helyek',
  placesOf: 'Helyek: {name}',
  column: 'Helyek',
  used: '{used, number} / {capacity, number} foglalt',
  own: 'egyedi',
  dialog: {
    title: 'Hány projektet vállalhat?',
    used: 'Eddig vállalt projektek: {used, number}. Ennél kevesebb helye nem lehet.',
    capacity: 'Helyek száma',
    hint: '1 és {max, number} közötti szám. Üresen hagyva a félév beállítása érvényes.',
    effect: 'Ha nem marad szabad helye, a válaszára váró felkérések lezárulnak.',
    done: 'Beállítottuk a helyek számát',
  },
}
