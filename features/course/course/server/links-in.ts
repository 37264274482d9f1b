interface Link {
  /** What follows the beginning of its address. */
  rest: string
  /** HTML. */
  words: string
}

/**
 * The HTML of a text with each link whose address begins with that, put as `put` says. It is told by how the renderer writes
 * links: HTML that no writer can make otherwise (decision C9). Linear in the length of the text.
 */
export function withLinks(html: string, beginning: string, put: (link: Link) => string): string {
  const [before = '', ...links] = html.split(`<a href="/app${beginning}`)
  const written = links.map((after) => {
    const [attributes = ''] = after.split('>', 1)
    const [rest = ''] = attributes.split('"', 1)
    const [words = ''] = after.slice(attributes.length + 1).split('</a>', 1)
    return put({ rest, words }) + after.slice(attributes.length + words.length + '></a>'.length)
  })
  return before + written.join('')
}
