import { Button, Checkbox } from '@mantine/core'
import { useId, useState } from 'react'
import classes from './list-filter.module.css'
import { Tick } from './tick.tsx'

interface Props<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  chosen: readonly V[]
  onChoose: (values: V[]) => void
}

const toggled = <V extends string>({ options, chosen }: Props<V>, value: V): V[] =>
  options.map((one) => one.value).filter((one) => chosen.includes(one) !== (one === value))

/** A filter of a few values, all in sight; none chosen means all. */
export function ChipFilter<V extends string>(props: Props<V>) {
  const { label, options, chosen, onChoose } = props
  return (
    <fieldset className={classes.group}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.chips}>
        {options.map(({ value, label: name }) => (
          <label key={value} className={classes.chip}>
            <input
              type="checkbox"
              checked={chosen.includes(value)}
              onChange={() => onChoose(toggled(props, value))}
            />
            <Tick size={14} />
            {name}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A filter of many values behind a button; the list frame shows its panel below the other filters. */
export function PanelFilter<V extends string>(props: Props<V>) {
  const { label, options, chosen, onChoose } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <>
      <Button
        variant="default"
        size="sm"
        fw={500}
        rightSection={<span className={classes.caret} />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {chosen.length > 0 ? `${label} (${chosen.length})` : label}
      </Button>
      <fieldset id={id} className={classes.many} hidden={!open} aria-label={label} data-panel>
        {options.map(({ value, label: name }) => (
          <Checkbox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={() => onChoose(toggled(props, value))}
          />
        ))}
      </fieldset>
    </>
  )
}
