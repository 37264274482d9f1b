import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MailAddress } from './mail-address.tsx'

test('an address is parted after the @, and still one text', () => {
  const { container } = render(<MailAddress>kis.anna@rajt.example</MailAddress>)
  expect(container.innerHTML).toBe('<span translate="no">kis.anna@<wbr>rajt.example</span>')
  expect(container.textContent).toBe('kis.anna@rajt.example')
})
