import { Skeleton } from '@mantine/core'
import { LatePart } from '#platform/ui/late-part.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import classes from './text-editor.module.css'
import type { TextFieldProps } from './text-field.tsx'

const TextField = lazyComponent(() => import('./text-field.tsx'))

/** Begun beside the answer with the text; a page that has no such field after all has loaded 50 KB more. */
export const textEditorAhead = TextField.ahead

/** The editor of a long text, which comes by itself: no other page loads it. */
export const TextEditor = (props: TextFieldProps) => (
  <LatePart
    fallback={
      <div className={classes.waiting}>
        <Skeleton height={20} width="20%" />
        <Skeleton height={440} />
      </div>
    }
  >
    <TextField {...props} />
  </LatePart>
)
