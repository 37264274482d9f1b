import { Fragment, type ReactNode } from 'react'

const BLANK_LINES = /\n\s*\n/
const ITEM = /^\s*(?:-|\d+\.)\s+/

/**
 * The Markdown that the answers use and no more: paragraphs, lists, strong words.
 * The full renderer weighs more than everything else on the page.
 */
export function Markdown({ children }: { children: string }) {
  return children.split(BLANK_LINES).map((block) => <Block key={block} lines={block.split('\n')} />)
}

function Block({ lines }: { lines: string[] }) {
  const isItem = (line: string) => ITEM.test(line)
  const [first = ''] = lines
  if (!isItem(first)) {
    const items = lines.findIndex(isItem)
    const text = items < 0 ? lines : lines.slice(0, items)
    return (
      <>
        <p>{strong(text.join(' '))}</p>
        {items >= 0 && <Block lines={lines.slice(items)} />}
      </>
    )
  }
  const List = /^\s*\d/.test(first) ? 'ol' : 'ul'
  return (
    <List>
      {lines.map((line) => (
        <li key={line}>{strong(line.replace(ITEM, ''))}</li>
      ))}
    </List>
  )
}

const strong = (text: string): ReactNode =>
  text.split('**').map((part, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={i}>{i % 2 === 1 ? <strong>{part}</strong> : part}</Fragment>
  ))
