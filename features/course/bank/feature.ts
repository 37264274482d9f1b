import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'

export const bankFeature = feature({
  contract,
  refusals: {
    'question-file-unreadable': {
      status: 400,
      when: 'a file of questions that is no text in a known encoding, or took more than its bounds to read',
      hu: 'Ezt a fájlt nem tudjuk elolvasni. Mentsd újra Moodle XML, GIFT vagy Aiken formátumban, UTF-8 kódolással.',
      en: 'We can’t read this file. Save it again as Moodle XML, GIFT or Aiken, in UTF-8.',
    },
    'question-file-broken': {
      status: 400,
      when: 'a file of questions that is no well-formed Moodle XML, declares entities or nests too deep; the body says the line',
      hu: 'Ez a fájl hibás XML, ezért egyetlen kérdést sem tudunk belőle kiolvasni.',
      en: 'This file isn’t valid XML, so we can’t read any of its questions.',
    },
    'question-file-too-long': {
      status: 400,
      when: 'a file with more than 10,000 questions',
      hu: 'Ebben a fájlban 10 000-nél több kérdés van. Oszd több fájlba.',
      en: 'This file has more than 10,000 questions. Split it into several files.',
    },
    'question-file-empty': {
      status: 400,
      when: 'a file without a single question',
      hu: 'Ebben a fájlban nem találtunk kérdést.',
      en: 'We found no question in this file.',
    },
    'questions-changed-meanwhile': {
      status: 409,
      when: 'importing a question that the file does not hold, or that cannot be taken',
      hu: 'A kijelölt kérdések közül nem mindegyik vehető át ebből a fájlból. Nézd meg újra az előnézetet.',
      en: 'Not all of the chosen questions can be taken from this file. Look at the preview again.',
    },
  },
  acts: {
    'questions-imported': {
      group: 'published',
      hu: 'Kérdéseket vettek át fájlból',
      en: 'Questions imported from a file',
    },
  },
})
