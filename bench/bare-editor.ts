import { build } from 'vite'

/** Its grammar and its undo, and nothing of ours. */
const ENTRY = `
import { history, standardKeymap } from '@codemirror/commands'
import { markdownLanguage } from '@codemirror/lang-markdown'
import { syntaxHighlighting } from '@codemirror/language'
import { EditorView, keymap } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
window.write = (doc) => void new EditorView({
  doc,
  parent: document.body,
  extensions: [
    EditorView.lineWrapping,
    keymap.of(standardKeymap),
    history(),
    markdownLanguage.extension,
    syntaxHighlighting(classHighlighter),
  ],
})`

const NAME = 'bare-editor'

/** A page with a place as large as ours, and the script that gives it `write(text)`: an editor with that text. */
export async function bareEditor(): Promise<{ page: string; script: string }> {
  const built = await build({
    configFile: false,
    root: `${import.meta.dirname}/..`,
    logLevel: 'warn',
    plugins: [
      {
        name: NAME,
        resolveId: (id) => (id === NAME ? `${import.meta.dirname}/${NAME}.js` : null),
        load: (id) => (id.endsWith(`/${NAME}.js`) ? ENTRY : null),
      },
    ],
    build: { write: false, rolldownOptions: { input: NAME, output: { format: 'iife' } } },
  })
  if (!('output' in built)) throw new Error('the library was not built into one file')
  const page = '<style>body{width:600px}.cm-scroller{max-height:640px;overflow:auto}</style>'
  return { page, script: built.output[0].code }
}
