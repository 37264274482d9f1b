import type { CSSProperties } from 'react'
import classes from './avatar.module.css'
import { useInitials } from './names.ts'
import { tintOf } from './tint.ts'

interface Props {
  person: { surname: string; firstname: string }
  /** Their picture; without one their initials stand on a tint of their own. */
  url?: string | null
  /** Of the picture; nothing where their name stands beside it. */
  alt?: string
  size: keyof typeof rem
}

const rem = { row: 2.25, header: 2, profile: 6 }

/** The face of a person wherever they are named (look.md 6). */
export function Avatar({ person, url, alt = '', size }: Props) {
  const initials = useInitials()
  const style: CSSProperties = { '--avatar': `${rem[size]}rem`, '--tint': tintOf(person) }
  if (url) return <img className={classes.avatar} style={style} src={url} alt={alt} />
  return (
    <span className={classes.avatar} style={style} aria-hidden="true">
      {initials(person)}
    </span>
  )
}
