import { feature } from '#platform/contract/feature.ts'
import * as contract from './course-file-calls.ts'

export const courseFileFeature = feature({
  contract,
  refusals: {
    'course-file-unreadable': {
      status: 409,
      when: 'sending as a course what is no zip, is encrypted, or breaks off',
      hu: 'Ezt a zipet nem tudjuk kibontani. Lehet, hogy sérült vagy jelszóval védett.',
      en: 'We can’t open this zip. It may be damaged or protected by a password.',
    },
    'course-file-unsafe': {
      status: 409,
      when: 'sending as a course a zip with paths that lead out of it, links, or two files of one name; the body names one',
      hu: 'Ebben a zipben olyan fájlnév vagy hivatkozás van, amelyet nem fogadunk el.',
      en: 'This zip holds a file name or a link that we don’t accept.',
    },
    'course-file-too-large': {
      status: 409,
      when: 'sending as a course a zip with more than 5,000 files or 5,000 parts of a course, 1,000 MB unpacked, a text of more than 2 MB, or one that unpacks to more than 200 times its size',
      hu: 'Ebben a zipben túl sok vagy túl nagy fájl van. Legfeljebb 5000 fájl, kibontva 1000 MB, szövegenként 2 MB fér bele.',
      en: 'This zip holds too many files, or files that are too large. The most is 5,000 files, 1,000 MB unpacked and 2 MB for each text.',
    },
    'course-file-empty': {
      status: 409,
      when: 'sending as a course a zip without a module of one semester',
      hu: 'Ebben a zipben nem találunk tananyagot: egy félév mappájában modulok mappáinak kell lenniük, mindegyikben egy module.yml fájllal.',
      en: 'We can’t find a course in this zip. It should hold the folder of one semester with a folder for each module, each with a module.yml.',
    },
    'course-file-wrong': {
      status: 409,
      when: 'bringing a module with something wrong in it into a course that is empty, where all is published at once',
      hu: 'Ebben a modulban hibás részek vannak, ezért így nem jelenhet meg. Javítsd ki a fájlban, vagy hagyd ki a modult.',
      en: 'Parts of this module are wrong, so it can’t be published like this. Put them right in the file, or leave the module out.',
    },
    'course-changed-meanwhile': {
      status: 409,
      when: 'bringing in a course that is another one than was previewed, or into a course that was changed since',
      hu: 'A tananyag vagy a fájl megváltozott az előnézet óta. Nézd át az új előnézetet.',
      en: 'The course or the file has changed since the preview. Look through the new preview.',
    },
  },
  acts: {
    'course-downloaded': { group: 'published', hu: 'Letöltötték a tananyagot', en: 'Course downloaded' },
    'course-brought-in': {
      group: 'published',
      hu: 'Tananyag érkezett fájlból',
      en: 'Course brought in from a file',
    },
  },
})
