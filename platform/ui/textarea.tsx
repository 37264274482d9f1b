import '@mantine/core/styles/Input.css'
import { Textarea as MantineTextarea, type TextareaProps } from '@mantine/core'
import { type Filling, filling } from './field-label.tsx'
import classes from './textarea.module.css'

/** Mantine's way lays the whole page out three times for each field, each time that it is drawn or a font arrives. */
const browserSizesFields = globalThis.CSS?.supports('field-sizing', 'content') ?? false

type Props = Omit<TextareaProps, 'required' | 'classNames' | 'wrapperProps'> & Filling

/** Lines of text; with `autosize` as tall as what is written, from `minRows` to `maxRows` lines. */
export const Textarea = ({ required, label, autosize = false, ...input }: Props) => (
  <MantineTextarea
    {...filling(required, label)}
    {...input}
    {...(autosize && (browserSizesFields ? sizedByBrowser(input) : { autosize }))}
  />
)

const sizedByBrowser = ({ minRows = 1, maxRows }: Pick<Props, 'minRows' | 'maxRows'>) => ({
  classNames: { input: classes.sized ?? '' },
  wrapperProps: { style: { '--min-rows': minRows, '--max-rows': maxRows } },
})
