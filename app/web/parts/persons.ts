/** Invented people, one with a long name and a long address. */
export const persons = [
  {
    surname: 'Őrsi',
    firstname: 'Tünde',
    email: 'orsi.tunde@hallgatok.example',
    university: 'szeged',
    days: 3,
  },
  {
    surname: 'Szentgyörgyvölgyi-Kovács',
    firstname: 'Maximilián Benedek',
    email: 'szentgyorgyvolgyi-kovacs.maximilian.benedek@hallgatok.example',
    university: 'debrecen',
    days: 12,
  },
  { surname: 'Ács', firstname: 'Ödön', email: 'acs.odon@hallgatok.example', university: 'szeged', days: 0 },
] as const

export type Person = (typeof persons)[number]
