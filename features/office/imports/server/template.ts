import { query } from '#platform/server/request.ts'
import { XLSX_TYPE, xlsxOf } from '#platform/server/xlsx.ts'
import { currentProgramme } from '#programme/programme/server/current.ts'
import { imports } from '../calls.ts'
import { columnsOf, partsOf } from './files.ts'
import type { Fields } from './rules.ts'
import { sheetNames } from './words.ts'

/** The right headers and one row, which whoever fills it in writes over. */
export const template = query(imports.template, async function template({ db, query: { language } }) {
  const { context } = await currentProgramme(db)
  const [university = ''] = Object.keys(context.UNIVERSITY_NAMES)
  const example: Fields = {
    role: 'STUDENT',
    surname: 'Minta',
    firstname: 'Réka',
    email: 'minta.reka@hallgato.example',
    university,
    neptun: 'AB12CD',
    username: '',
    language: 'hu',
  }
  const sheet = sheetNames[language].template
  const columns = columnsOf(language, context.UNIVERSITY_NAMES)
  return {
    content: xlsxOf({ sheet, columns, rows: partsOf([example]) }),
    mediaType: XLSX_TYPE,
    name: `${sheet.toLowerCase()}.xlsx`,
  }
})
