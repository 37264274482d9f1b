import '@mantine/core/styles/Input.css'
import { NativeSelect as MantineNativeSelect, type NativeSelectProps } from '@mantine/core'
import { ChevronDown } from 'lucide-react'
import { type Filling, filling } from './field-label.tsx'

interface Props extends Omit<NativeSelectProps, 'data' | 'required'>, Filling {
  options: { value: string; label: string }[]
  /** What stands there until something is chosen, or instead of it. */
  placeholder?: string
}

/** A choice of few: the device's own list, best on a phone. */
export function NativeSelect({ options, placeholder, required, label, ...rest }: Props) {
  const data = placeholder === undefined ? options : [{ value: '', label: placeholder }, ...options]
  return (
    <MantineNativeSelect
      size="md"
      data={data}
      rightSection={<ChevronDown size={16} aria-hidden="true" />}
      {...filling(required, label)}
      {...rest}
    />
  )
}
