import { Fragment } from 'react'

/** A mail address, which goes on in the next line after the @. */
export const MailAddress = ({ children }: { children: string }) => (
  <span translate="no">
    {children.split(/(?<=@)/).map((part, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts have nothing but their place
      <Fragment key={i}>
        {i > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </span>
)
