import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { MailAddress } from './mail-address.tsx'
import { shortAddress } from './short-address.ts'

/** How somebody is reached: each way a line of its own. */
export const ContactLinks = ({ email, phone }: { email: string; phone?: string | null }) => (
  <>
    <Line href={`mailto:${email}`}>
      <MailAddress>{email}</MailAddress>
    </Line>
    {phone && <Line href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</Line>}
  </>
)

const Line = ({ href, children }: { href: string; children: ReactNode }) => (
  <Anchor href={href} size="sm" display="block" w="fit-content" data-own-line>
    {children}
  </Anchor>
)

/** Pages of somebody elsewhere: said shortly, and whole to whoever points at them. */
export const WebLinks = ({ links }: { links: readonly string[] }) =>
  links.map((link) => (
    <Anchor
      key={link}
      href={link}
      title={link}
      target="_blank"
      rel="noreferrer"
      display="block"
      w="fit-content"
      data-own-line
    >
      {shortAddress(link)}
    </Anchor>
  ))

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
        <MailAddress>{piece}</MailAddress>
      </Anchor>
    ),
  )
