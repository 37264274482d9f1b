import { Anchor } from '@mantine/core'

/** How somebody is reached: each way a line of its own. */
export const ContactLinks = ({ email, phone }: { email: string; phone?: string | null }) => (
  <>
    <Line href={`mailto:${email}`} words={email} />
    {phone && <Line href={`tel:${phone.replace(/[^+\d]/g, '')}`} words={phone} />}
  </>
)

const Line = ({ href, words }: { href: string; words: string }) => (
  <Anchor href={href} size="sm" display="block" w="fit-content" data-own-line>
    {words}
  </Anchor>
)

const BETWEEN = /(\.?\s+|[,;()<>]+|\.$)/
const ADDRESS = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/

/** What somebody wrote about how to reach them, with the mail addresses in it as links. */
export const WithAddresses = ({ words }: { words: string }) =>
  words.split(BETWEEN).map((piece, i) =>
    !ADDRESS.test(piece) ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces have nothing but their place
      <Anchor key={i} href={`mailto:${piece}`} inherit data-own-line>
        {piece}
      </Anchor>
    ),
  )
