import type { TextInputProps } from '@mantine/core'
import { Search } from 'lucide-react'
import { TextInput } from './text-input.tsx'

/** A field in which one looks for something. */
export const SearchInput = (props: Omit<TextInputProps, 'required' | 'type'>) => (
  <TextInput
    type="search"
    leftSection={<Search size={16} />}
    leftSectionWidth={36}
    required={null}
    {...props}
  />
)
