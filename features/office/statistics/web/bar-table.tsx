import { useFormatter } from 'use-intl'
import { Bar } from './bar.tsx'
import classes from './bar-table.module.css'

export interface BarRow {
  key: string
  label: string
  value: number
  /** Stands out: something to be done about it, counted in another row too. */
  isUrgent?: boolean
  /** A type of personality, whose hue its bar has; `none` has none. */
  type?: string
}

interface Props {
  /** What is counted, as the table's name; the block's own heading says it to those who see. */
  caption: string
  header: string
  figure: string
  bars: readonly BarRow[]
  format: (value: number) => string
}

/** A picture and its table in one: every figure stands in its row, and its bar and share show it against all rows together. */
export function BarTable({ caption, header, figure, bars, format }: Props) {
  const { number } = useFormatter()
  const whole = bars.reduce((sum, { value, isUrgent }) => (isUrgent ? sum : sum + value), 0)
  return (
    <table className={classes.table} aria-label={caption}>
      <thead className={classes.head}>
        <tr>
          <th scope="col">{header}</th>
          <th scope="col">{figure}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, value, isUrgent, type }) => (
          <tr key={key} data-urgent={isUrgent || undefined} data-type={type}>
            <th scope="row">{label}</th>
            <td>
              <Bar value={value} whole={whole} />
              <span className={classes.value}>{format(value)}</span>{' '}
              <span className={classes.share}>
                {number(value / Math.max(1, whole), { style: 'percent', maximumFractionDigits: 0 })}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What one bar says, in words: the first one, or that of the key. */
export function figureOf(bars: readonly BarRow[], format: Props['format'], key = bars[0]?.key): string {
  const bar = bars.find((one) => one.key === key)
  return bar ? `${bar.label}: ${format(bar.value)}` : ''
}
