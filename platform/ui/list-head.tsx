import { Text, Title } from '@mantine/core'
import { createContext, type ReactNode, use, useState } from 'react'
import { createPortal } from 'react-dom'
import classes from './list-head.module.css'

/** Where the list below a page's title puts its count and acts; null before it is there, undefined without one. */
const Place = createContext<HTMLElement | null | undefined>(undefined)

interface TitledProps {
  /** The title of the page. */
  title: ReactNode
  /** Whether its list has acts: they have their room before the list is there. */
  hasActs?: boolean
  children: ReactNode
}

/** A page whose title is that of its one list too: what every list has beside its title stands beside the page's. */
export function TitledList({ title, hasActs = false, children }: TitledProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  return (
    <>
      <div className={classes.room}>
        <header className={classes.head}>
          {title}
          <div ref={setPlace} className={classes.place} data-acts={hasActs || undefined} />
        </header>
      </div>
      <Place value={place}>{children}</Place>
    </>
  )
}

interface Props {
  title: string
  level: 1 | 2
  /** How many there are, in words. */
  counted: string | null
  /** The acts of the list, at the end of the line. */
  tools?: ReactNode
}

/** The title of a list with its count beside it, or on a phone below, and its acts at the end. */
export function ListHead({ title, level, counted, tools }: Props) {
  const place = use(Place)
  const beside = (
    <>
      <Text role="status" className={classes.count}>
        {counted}
      </Text>
      {tools && <div className={classes.tools}>{tools}</div>}
    </>
  )
  const heading = (
    <Title order={level} tabIndex={-1} className={place === undefined ? classes.title : classes.said}>
      {title}
    </Title>
  )
  if (place === undefined)
    return (
      <header className={classes.head}>
        {heading}
        {beside}
      </header>
    )
  return (
    <>
      {heading}
      {place && createPortal(beside, place)}
    </>
  )
}
