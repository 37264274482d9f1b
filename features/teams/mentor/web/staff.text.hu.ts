export default {
  terms: { specialization: 'Szakterületek szerkesztése', focus: 'Iparágak szerkesztése' },
  places: 'Helyek',
  placesOf: 'Helyek: {name}',
  dialog: {
    title: 'Hány projektet vállalhat?',
    used: 'Most {capacity, number} helye van, ebből {used, number} foglalt. A foglaltaknál kevesebb nem lehet.',
    capacity: 'Helyek száma',
    hint: '1 és {max, number} közötti szám. Üresen hagyva a félév beállítása érvényes.',
    effect: 'Ha nem marad szabad helye, a válaszára váró felkérések lezárulnak.',
    done: 'Beállítottuk a helyek számát',
  },
}
