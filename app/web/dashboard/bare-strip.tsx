import { type LineStop, StageLine } from '#platform/ui/stage-line.tsx'
import classes from './second-strip.module.css'

const stops: readonly LineStop[] = Array.from({ length: 5 }, (_, n) => ({
  id: String(n),
  title: '',
  state: 'ahead',
  isNext: false,
  says: '',
  link: null,
}))

/** In the place of the second semester's strip while it is loaded: its line, without the words that come with it. */
export const BareStrip = () => (
  <div className={classes.strip} aria-hidden="true">
    <StageLine name="" stops={stops} today={null} flag={null} isStrip />
  </div>
)
