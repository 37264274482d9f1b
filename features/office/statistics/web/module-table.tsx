import { useFormatter, useTranslations } from 'use-intl'
import type { ModuleFigures } from '../calls.ts'
import { Bar } from './bar.tsx'
import classes from './statistics.module.css'

const NOTHING = '–'
const ONE_DECIMAL = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
const columns = ['started', 'passed', 'attempts', 'meanPoints', 'meanMinutes'] as const

interface Props {
  modules: readonly ModuleFigures[]
  /** Who has entered the semester: against them each bar shows who has begun the module's exam. */
  students: number
}

/** What students did in each module; on a narrow screen each row is a card of its own. */
export function ModuleTable({ modules, students }: Props) {
  const t = useTranslations('statistics-staff.course')
  const format = useFormatter()
  const figureOf = (value: number | null, column: (typeof columns)[number]) => {
    if (value === null) return NOTHING
    if (column !== 'meanPoints' && column !== 'meanMinutes') return format.number(value)
    const figure = format.number(value, ONE_DECIMAL)
    return column === 'meanMinutes' ? t('minutes', { minutes: figure }) : figure
  }
  return (
    <table className={classes.modules} aria-label={t('title')}>
      <thead>
        <tr>
          <th scope="col">{t('module')}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {modules.map((module) => (
          <tr key={module.module}>
            <th scope="row">
              {module.title}
              <Bar value={module.started} whole={students} isThin />
            </th>
            {columns.map((column) => (
              <td key={column} data-label={t(column)}>
                {figureOf(module[column], column)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
