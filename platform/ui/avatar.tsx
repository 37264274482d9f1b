import classes from './avatar.module.css'
import { useInitials } from './names.ts'
import { tintOf } from './tint.ts'

interface Props {
  person: { surname: string; firstname: string }
  /** Their picture; without one their initials stand on a tint of their own. */
  url?: string | null
  /** Of the picture; nothing where their name stands beside it. */
  alt?: string
  size: 'header' | 'row' | 'head' | 'profile'
}

/** The face of a person wherever they are named (look 6). */
export function Avatar({ person, url, alt = '', size }: Props) {
  const initials = useInitials()
  if (url) return <img className={classes.avatar} data-size={size} src={url} alt={alt} />
  return (
    <span
      className={classes.avatar}
      data-size={size}
      data-initials={initials(person)}
      style={{ '--tint': tintOf(person) }}
      aria-hidden="true"
    />
  )
}
