/** An image alone in its paragraph, as the library makes it of any text. */
const ALONE = /<p><img src="\/pictures\/([\da-f-]+)" alt="([^"<>]*)"(?: title="([^"<>]*)")? \/><\/p>/g

/** A picture that was found to be a figure: where it is, is known when the text is read. Its title is its caption. */
export const figuresOf = (html: string, known: readonly string[]): string => {
  if (known.length === 0) return html
  const pictures = new Set(known)
  return html.replaceAll(ALONE, (paragraph, id: string, words: string, caption?: string) =>
    pictures.has(id)
      ? `<figure><img src="/pictures/${id}" alt="${words}" />${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`
      : paragraph,
  )
}
