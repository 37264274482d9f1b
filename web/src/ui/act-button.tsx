import { Button, type ButtonProps } from '@mantine/core'
import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react'

type Props = Omit<ButtonProps, 'loading'> &
  Omit<ComponentProps<'button'>, keyof ButtonProps | 'ref'> & { busy: boolean }

/** The button of an act that takes a while. Busy it cannot keep the focus; it takes it back unless something else has it. */
export function ActButton({ busy, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current
  }, [busy])
  useEffect(() => {
    if (busy || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [busy])
  return <Button ref={button} loading={busy} {...props} />
}
