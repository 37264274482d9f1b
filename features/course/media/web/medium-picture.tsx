import type { Medium } from '../parts.ts'
import classes from './medium-picture.module.css'

interface Props {
  picture: NonNullable<Medium['picture']>
  /** Empty where its title stands beside it. */
  title: string
  isSmall?: boolean
}

/** A picture of the library: on a light ground, since most are made for one, and never larger than there is room for. */
export const MediumPicture = ({ picture: { url, width, height }, title, isSmall = false }: Props) => (
  <img
    className={isSmall ? classes.small : classes.whole}
    src={url}
    alt={title}
    width={width}
    height={height}
    loading="lazy"
    decoding="async"
  />
)
