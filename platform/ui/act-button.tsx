import { Button, type ButtonProps, Text } from '@mantine/core'
import { type ComponentProps, useEffect, useId, useLayoutEffect, useRef } from 'react'

type Props = Omit<ButtonProps, 'loading' | 'disabled'> &
  Omit<ComponentProps<'button'>, keyof ButtonProps | 'ref'> & {
    busy: boolean
    /** Why it cannot be pressed yet: said beside it while it is off. */
    off?: string | false
  }

/**
 * The button of an act that takes a while. It loses the focus while it is busy, and takes it back afterwards
 * unless something else has it.
 */
export function ActButton({ busy, off = false, ...props }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const hadFocus = useRef(false)
  const reason = useId()
  useLayoutEffect(() => {
    if (busy) hadFocus.current = document.activeElement === button.current
  }, [busy])
  useEffect(() => {
    if (busy || !hadFocus.current) return
    hadFocus.current = false
    if (document.activeElement === document.body) button.current?.focus()
  }, [busy])
  return (
    <>
      <Button
        ref={button}
        loading={busy}
        {...props}
        {...(off !== false && { disabled: true, 'aria-describedby': reason })}
      />
      {off !== false && (
        <Text id={reason} size="sm" c="dimmed">
          {off}
        </Text>
      )}
    </>
  )
}
