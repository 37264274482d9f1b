import { Image } from 'lucide-react'
import { useState } from 'react'
import { AwaitedPicture } from '#platform/ui/awaited-picture.tsx'
import type { Medium } from '../parts.ts'
import classes from './medium-picture.module.css'

interface Props {
  picture: NonNullable<Medium['picture']>
  /** Empty where its title stands beside it. */
  title: string
  isSmall?: boolean
}

/** A picture of the library: on a light ground, since most are made for one, and never larger than there is room for. */
export function MediumPicture(props: Props) {
  return props.isSmall ? <Small {...props} /> : <Picture {...props} />
}

/** In a list: a sign of what it is holds its place until it is there, and where it does not come. */
function Small(props: Props) {
  const [isThere, setThere] = useState(false)
  return (
    <span className={classes.small}>
      {!isThere && <Image className={classes.sign} size={22} aria-hidden="true" />}
      <Picture {...props} onLoad={() => setThere(true)} />
    </span>
  )
}

function Picture({
  picture: { url, width, height },
  title,
  isSmall,
  onLoad,
}: Props & { onLoad?: () => void }) {
  return (
    <AwaitedPicture
      className={isSmall ? undefined : classes.whole}
      src={url}
      alt={title}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      onLoad={onLoad}
    />
  )
}
