import { NativeSelect as MantineNativeSelect, type NativeSelectProps } from '@mantine/core'

interface Props extends Omit<NativeSelectProps, 'data'> {
  options: { value: string; label: string }[]
  placeholder: string
}

/** A choice of few: the device's own list, best on a phone. */
export function NativeSelect({ options, placeholder, ...rest }: Props) {
  return <MantineNativeSelect size="md" data={[{ value: '', label: placeholder }, ...options]} {...rest} />
}
