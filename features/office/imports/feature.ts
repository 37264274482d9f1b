import { feature } from '#platform/contract/feature.ts'
import * as contract from './calls.ts'
import { importStates } from './states.ts'

export const importsFeature = feature({
  contract,
  states: { import: importStates },
  refusals: {
    'import-unreadable': {
      status: 400,
      when: 'the file to import is damaged, cut off, encrypted, or no table',
      hu: 'Ezt a fájlt nem tudjuk táblázatként megnyitni: sérült, hiányos vagy jelszóval védett. Mentsd el újra Excel-munkafüzetként (.xlsx) vagy CSV-ként!',
      en: 'We can’t read this file as a table: it is damaged, incomplete or protected. Save it again as an Excel workbook (.xlsx) or as CSV.',
    },
    'import-no-workbook': {
      status: 400,
      when: 'the file to import is a workbook of an older Excel, or a web page or XML under the name of one',
      hu: 'Ez a fájl nem Excel-munkafüzet (.xlsx), hanem régi Excel-fájl, weboldal vagy XML, akkor is, ha .xls a neve. Nyisd meg Excelben, és mentsd el Excel-munkafüzetként (.xlsx)!',
      en: 'This isn’t an Excel workbook (.xlsx) but an older Excel file, a web page or XML, even if it is called .xls. Open it in Excel and save it as an Excel workbook (.xlsx).',
    },
    'import-quote-open': {
      status: 400,
      when: 'a quotation mark of the text to import is not closed, or closed rows later; `detail.line` is the line where it is',
      hu: 'A fájl egyik idézőjelének nincs párja, ezért nem tudjuk, hol ér véget a cella. Töröld ki, vagy tedd ki a párját!',
      en: 'A quotation mark in this file has no partner, so we can’t tell where its cell ends. Delete it or add its partner.',
    },
    'import-too-long': {
      status: 400,
      when: 'the file to import has more rows, columns or text than the limit',
      hu: 'Ez a táblázat túl nagy: legfeljebb 5000 sora és 100 oszlopa lehet, cellánként 300 karakterrel. Oszd több fájlra!',
      en: 'This table is too large: it can have up to 5,000 rows and 100 columns, with 300 characters in a cell. Split it into several files.',
    },
    'import-empty': {
      status: 400,
      when: 'the file to import has no row below its header',
      hu: 'Ebben a fájlban a fejléc alatt nincs egyetlen sor sem.',
      en: 'This file has no rows below its header.',
    },
    'import-columns-missing': {
      status: 400,
      when: 'the file to import lacks columns without which nobody can be invited; `detail.missing` names their fields',
      hu: 'A fájlból hiányoznak oszlopok. Az első tíz sor egyikében álljanak az oszlopok nevei, ahogy a mintafájlban!',
      en: 'Some columns are missing. One of the first ten rows has to name them, as in the example file.',
    },
    'import-name-in-one': {
      status: 400,
      when: 'the file to import has surname and first name in one column',
      hu: 'Ebben a fájlban egy oszlopban áll a teljes név. Oszd két oszlopra: „Vezetéknév” és „Keresztnév”!',
      en: 'This file has the whole name in one column. Split the name into two columns: “Surname” and “First name”.',
    },
    'import-names-unsure': {
      status: 409,
      when: 'starting an import of which nobody has said yet that its names were read rightly',
      hu: 'Előbb nézd meg a kérdéses neveket, és jelezd, hogy helyesek!',
      en: 'First check the names in question and confirm that they are right.',
    },
    'import-not-open': {
      status: 409,
      when: 'starting an import that was discarded, or discarding one that was started',
      hu: 'Erről az importról közben már döntöttek.',
      en: 'Someone has started or discarded this import in the meantime.',
    },
  },
  acts: {
    'import-previewed': {
      group: 'registrations',
      hu: 'Beolvastak egy fájlt meghívandó emberekkel',
      en: 'File of people to invite read',
    },
    'import-names-confirmed': {
      group: 'registrations',
      hu: 'Jóváhagyták egy fájl neveinek olvasását',
      en: 'Names in a file confirmed as correct',
    },
    'import-started': {
      group: 'registrations',
      hu: 'Elindították egy fájl meghívásait',
      en: 'Invitations from a file started',
    },
    'import-finished': {
      group: 'registrations',
      hu: 'Elkészültek egy fájl meghívásai',
      en: 'Invitations from a file finished',
    },
    'import-discarded': {
      group: 'registrations',
      hu: 'Elvetettek egy fájlt meghívandó emberekkel',
      en: 'File of people to invite discarded',
    },
    'import-problems-exported': {
      group: 'registrations',
      hu: 'Letöltötték egy fájl elutasított sorait',
      en: 'Refused rows of a file downloaded',
    },
    'import-forgotten': {
      group: 'registrations',
      hu: 'Töröltük egy beolvasott fájl sorait',
      en: 'Rows of a file deleted',
    },
  },
  constraints: {
    an_import_that_starts_has_sure_names: { code: 'import-names-unsure' },
  },
  internalConstraints: [
    'a_decided_import_has_a_time_and_a_decider',
    'a_refused_row_has_its_problem',
    'an_import_shows_names_in_question_while_it_asks',
    'an_import_that_is_done_was_finished',
    'one_row_of_an_import_per_invitation',
    'one_row_of_an_import_per_line',
    'only_an_invited_row_has_an_account',
  ],
})
