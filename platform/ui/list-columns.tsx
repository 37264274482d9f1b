import { Button } from '@mantine/core'
import { Columns3 } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslations } from 'use-intl'
import { session } from '#platform/web/session.ts'
import { readStored, store } from '#platform/web/stored.ts'
import classes from './list-columns.module.css'
import { Options } from './list-filter.tsx'

interface Column {
  key: string
  header: string
  primary?: boolean
}

/** The columns that somebody does not want to see, and how that is changed. */
export interface HiddenColumns {
  keys: readonly string[]
  hide: (keys: readonly string[]) => void
}

/** So many columns fit beside each other however narrow the table is: there is nothing to choose. */
const FEW = 3

/** Remembered on the device for each person and list, of every semester together. */
export function useHiddenColumns(list: string): HiddenColumns {
  const key = `rajt.columns.${list.split('.')[0]}.${session.get().user?._id}`
  const [keys, setKeys] = useState(() => readKeys(key))
  const hide = (hidden: readonly string[]) => {
    setKeys(hidden)
    store(localStorage, key, hidden.length > 0 ? hidden : null)
  }
  return { keys, hide }
}

function readKeys(key: string): readonly string[] {
  const kept = readStored<unknown>(localStorage, key)
  return Array.isArray(kept) ? kept.map(String) : []
}

/** What names a row always stays. Cards have room for all. */
export const shownOf = <C extends Column>(columns: readonly C[], { keys }: HiddenColumns): readonly C[] =>
  columns.filter(({ key, primary }) => primary || !keys.includes(key))

/** Which columns a table shows: at the end of the tabs, and without them of the filters. */
export function ColumnChoice({ columns, hidden }: { columns: readonly Column[]; hidden: HiddenColumns }) {
  const t = useTranslations('ui.list')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const offered = columns.filter(({ primary }) => !primary)
  if (columns.length <= FEW) return null
  const shown = shownOf(offered, hidden).map(({ key }) => key)
  const isAll = shown.length === offered.length
  const choose = (chosen: readonly string[]) => {
    const others = hidden.keys.filter((key) => !offered.some((one) => one.key === key))
    hidden.hide([...others, ...offered.map(({ key }) => key).filter((key) => !chosen.includes(key))])
  }
  return (
    <div className={classes.choice}>
      <div className={classes.end}>
        <Button
          variant="subtle"
          size="sm"
          leftSection={<Columns3 size={16} />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {isAll ? t('columns') : t('columnsShown', { shown: shown.length, all: offered.length })}
        </Button>
      </div>
      <Options
        id={id}
        isOpen={isOpen}
        label={t('columns')}
        options={offered.map(({ key, header }) => ({ value: key, label: header }))}
        chosen={shown}
        onChoose={choose}
      >
        {!isAll && (
          <Button className={classes.all} variant="subtle" size="sm" onClick={() => hidden.hide([])}>
            {t('allColumns')}
          </Button>
        )}
      </Options>
    </div>
  )
}
