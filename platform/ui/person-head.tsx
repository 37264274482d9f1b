import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import { Avatar } from './avatar.tsx'
import { useFullName } from './names.ts'
import classes from './person-head.module.css'

interface Props {
  person: { surname: string; firstname: string }
  /** Of their picture. */
  url?: string | null
  /** What is done about them. */
  acts?: ReactNode
  /** Who they are, on the line below their name. */
  children?: ReactNode
}

/** The head of a page about a person: their face left of their name; what is done about them beside it, on a phone below. */
export function PersonHead({ person, url, acts, children }: Props) {
  const fullName = useFullName()
  return (
    <div className={classes.head}>
      <div className={classes.who} data-person-head>
        <Avatar person={person} url={url} size="head" />
        <div>
          <Title order={1}>{fullName(person)}</Title>
          {children && <p className={classes.line}>{children}</p>}
        </div>
      </div>
      {acts && <div className={classes.acts}>{acts}</div>}
    </div>
  )
}
