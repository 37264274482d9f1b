import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { languages } from '#platform/contract/parts.ts'
import { languageNames } from '#platform/web/language.ts'

const options = languages.map((value) => ({ value, label: languageNames[value] }))

/** In which language something is written. */
export const LanguageField = (props: Omit<NativeSelectProps, 'data'>) => (
  <NativeSelect size="md" data={options} {...props} />
)
