import { type ComponentProps, type SyntheticEvent, useState } from 'react'
import classes from './awaited-picture.module.css'

/** A picture that has its place before it comes, on a ground of its own as long as it is not there: never a hole. */
export function AwaitedPicture({ className = '', alt, onLoad, ...picture }: ComponentProps<'img'>) {
  const [isThere, setThere] = useState(false)
  const show = (event: SyntheticEvent<HTMLImageElement>) => {
    setThere(true)
    onLoad?.(event)
  }
  return (
    <img
      {...picture}
      alt={alt}
      className={`${classes.picture} ${className}`}
      data-awaited={!isThere || undefined}
      onLoad={show}
    />
  )
}
