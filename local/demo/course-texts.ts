import type { LessonContent, ModuleContent } from '#course/course/content.ts'

type Both = Record<'hu' | 'en', string>

/** What is added to a lesson and not published yet. */
export const MORE: Both = {
  hu: '\n\n## Még egy példa\n\nEz a rész még vázlat: a hallgatók akkor látják, ha közzétesszük.',
  en: '\n\n## One more example\n\nThis part is still a draft: students will see it once it is published.',
}

/** What is added to a lesson at a time that is planned. */
export const SOONER: Both = {
  hu: '\n\n> [!WARNING]\n> A bemutató előtt próbáld ki élőben is: más gépen, más hálózaton, időre.',
  en: '\n\n> [!WARNING]\n> Try it live before the presentation: on another computer, on another network, against the clock.',
}

export const draftModule: ModuleContent = {
  extra: true,
  hu: {
    title: 'Bónusz: Pályázatok',
    summary: 'Mikor éri meg pályázni, és miből áll egy jó pályázat.',
    outcomes: [
      'Eldöntöd, hogy egy pályázat megéri-e a ráfordított időt.',
      'Felismered, mit kér a kiírás, és mit nem.',
      'Megírod az első oldalt.',
    ],
  },
  en: {
    title: 'Bonus: Grants',
    summary: 'When it is worth applying for a grant, and what a good application is made of.',
    outcomes: [
      'You can decide whether a grant is worth the time it takes.',
      'You can tell what a call asks for, and what it doesn’t.',
      'You can write the first page.',
    ],
  },
}

export const draftLesson: LessonContent = {
  invented: [],
  hu: {
    title: 'Megéri-e pályázni?',
    summary: 'Az idő is pénz: így számold ki, mennyibe kerül egy pályázat.',
    body:
      'Egy pályázat nem ingyen pénz. Megírni, elszámolni és közben dolgozni is kell.\n\n' +
      '> [!TRY]\n> Írd össze, hány óra munka a beadás és hány az elszámolás. Szorozd meg azzal, amennyit egy órád ér.',
    checks: [],
    media: [],
  },
  en: { title: 'Is a grant worth it?', summary: '', body: '', checks: [], media: [] },
}
