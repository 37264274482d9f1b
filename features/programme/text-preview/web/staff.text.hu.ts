export default {
  toolbar: 'Formázás',
  marks: {
    bold: 'Félkövér',
    italic: 'Dőlt',
    heading: 'Címsor',
    list: 'Felsorolás',
    link: 'Hivatkozás beszúrása',
  },
  sample: 'szöveg',
  sides: 'Nézet',
  write: 'Írás',
  preview: 'Előnézet',
  nothing: 'Még nincs mit megmutatni.',
  hint: 'Formázd a gombokkal, és nézd meg az előnézetben, hogyan látják majd.',
} as const
