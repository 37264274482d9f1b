import type { EditorView } from '@codemirror/view'
import { Image } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { LatePart } from '#platform/ui/late-part.tsx'
import { lazyComponent } from '#platform/web/load-with-texts.ts'
import { chosenIn, typeOver } from '../code-mirror.ts'
import { fits } from '../fits.ts'
import { figureAt, figureTyped, type Shown } from './figure-text.ts'

const FigureDialog = lazyComponent(() => import('./figure-dialog.tsx'))

interface Opened {
  /** The one that the cursor stands in. */
  there: Shown | null
  /** Pasted or dropped into the text. */
  file: File | null
}

interface Props {
  view: EditorView | null
  language: Language
  max: number
  onTooLong: () => void
}

/** The tool that puts a figure into a text or changes the one that the cursor stands in, and the dialog that it opens. */
export function useFigures({ view, language, max, onTooLong }: Props) {
  const t = useTranslations('writing-staff.tools')
  const [open, setOpen] = useState<Opened | null>(null)
  const put = (figure: Shown) => {
    // A dialog gives the focus back to its button when it closes; the text has it afterwards.
    flushSync(() => setOpen(null))
    if (!view) return
    const { from, to, ...typed } = figureTyped(figure, chosenIn(view.state))
    const text = view.state.doc.toString()
    if (fits(text.slice(0, from) + typed.words + text.slice(to), max)) typeOver(view, { from, to, ...typed })
    else onTooLong()
  }
  return {
    tool: {
      key: 'figure',
      label: t('figure'),
      icon: Image,
      onUse: () => view && setOpen({ there: figureAt(chosenIn(view.state)), file: null }),
    },
    /** A file that came into the text: a figure of its own, wherever the cursor stands. */
    take: (file: File) => setOpen({ there: null, file }),
    dialog: open && (
      <LatePart>
        <FigureDialog {...open} language={language} onPut={put} onClose={() => setOpen(null)} />
      </LatePart>
    ),
  }
}
