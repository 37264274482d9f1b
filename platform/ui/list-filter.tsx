import { Button } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useFormatter, useTranslations } from 'use-intl'
import { CheckBox } from './check-box.tsx'
import classes from './list-filter.module.css'

interface Props<V extends string> {
  label: string
  options: readonly { value: V; label: string }[]
  chosen: readonly V[]
  onChoose: (values: V[]) => void
}

const toggled = <V extends string>({ options, chosen }: Props<V>, value: V): V[] =>
  options.map((one) => one.value).filter((one) => chosen.includes(one) !== (one === value))

/**
 * A filter of some values; none chosen means all. One value alone is switched where it stands, and two or more are behind
 * a button of one size: so the same filter looks the same in every list, whatever stands beside it.
 */
export const ValueFilter = <V extends string>(props: Props<V>) =>
  props.options.length === 1 ? <BoxFilter {...props} /> : <PanelFilter {...props} />

function BoxFilter<V extends string>(props: Props<V>) {
  const { label, options, chosen, onChoose } = props
  return (
    <fieldset className={classes.group} data-chosen={chosen.length > 0 || undefined}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.single}>
        {options.map(({ value, label: name }) => (
          <CheckBox
            key={value}
            label={name}
            checked={chosen.includes(value)}
            onChange={() => onChoose(toggled(props, value))}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** The list frame shows its panel below the other filters. */
function PanelFilter<V extends string>(props: Props<V>) {
  const { label, options, chosen } = props
  const [open, setOpen] = useState(false)
  const id = useId()
  const t = useTranslations('ui')
  const format = useFormatter()
  const [only, ...others] = options.filter(({ value }) => chosen.includes(value))
  const words = others.length > 0 ? format.number(chosen.length) : (only?.label ?? t('all'))
  return (
    <>
      <div className={classes.group} data-chosen={chosen.length > 0 || undefined}>
        <div id={`${id}-label`} className={classes.legend}>
          {label}
        </div>
        <Button
          id={`${id}-button`}
          className={classes.choose}
          variant="default"
          size="sm"
          fw={500}
          justify="space-between"
          rightSection={<ChevronDown size={16} className={classes.caret} />}
          aria-expanded={open}
          aria-controls={id}
          aria-labelledby={`${id}-label ${id}-button`}
          onClick={() => setOpen(!open)}
        >
          {words}
        </Button>
      </div>
      <Options id={id} isOpen={open} {...props} />
    </>
  )
}

interface OptionsProps<V extends string> extends Props<V> {
  id: string
  isOpen: boolean
  /** Below the values. */
  children?: ReactNode
}

/** Many values, each with its box. */
export function Options<V extends string>({ id, isOpen, children, ...props }: OptionsProps<V>) {
  const { label, options, chosen, onChoose } = props
  return (
    <fieldset id={id} className={classes.many} hidden={!isOpen} aria-label={label} data-panel>
      {options.map(({ value, label: name }) => (
        <CheckBox
          key={value}
          label={name}
          checked={chosen.includes(value)}
          onChange={() => onChoose(toggled(props, value))}
        />
      ))}
      {children}
    </fieldset>
  )
}
