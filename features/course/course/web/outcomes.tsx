import classes from './module-track.module.css'

/** What a module's student can do afterwards. */
export function Outcomes({ outcomes }: { outcomes: readonly string[] }) {
  return (
    <ul className={classes.outcomes}>
      {outcomes.map((outcome) => (
        <li key={outcome}>{outcome}</li>
      ))}
    </ul>
  )
}
