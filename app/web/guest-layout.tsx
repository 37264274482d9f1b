import { Outlet } from '@tanstack/react-router'
import { GuestFrame } from './guest-frame.tsx'

export function GuestLayout() {
  return (
    <GuestFrame>
      <Outlet />
    </GuestFrame>
  )
}
