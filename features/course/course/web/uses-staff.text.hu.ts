export default {
  unused: 'Egyik lecke sem használja.',
  untitled: 'Cím nélkül',
  ofModule: '{number}.\u00a0modul, {semester}',
  use: { published: 'megjelent', draft: 'vázlatban', earlier: 'korábbi változatban' },
}
