import type { ComponentProps } from 'react'
import { languages } from '#platform/contract/parts.ts'
import { languageNames } from '#platform/web/language.ts'
import { NativeSelect } from './native-select.tsx'

const options = languages.map((value) => ({ value, label: languageNames[value] }))

/** In which language something is written. */
export const LanguageField = (props: Omit<ComponentProps<typeof NativeSelect>, 'options'>) => (
  <NativeSelect options={options} {...props} />
)
