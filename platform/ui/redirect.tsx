import { type NavigateOptions, type RegisteredRouter, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'

/** Goes to another page, once; the router's own component goes again with every render, without an end. */
export function Redirect<const To extends string | undefined = undefined>(
  target: NavigateOptions<RegisteredRouter, string, To>,
) {
  const navigate = useNavigate()
  const [first] = useState(target)
  useEffect(() => {
    void navigate(first)
  }, [navigate, first])
  return null
}
