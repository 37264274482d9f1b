import classes from './paired-rows.module.css'

/**
 * Of what stands in one of two columns whose rows go together: it takes as many of their rows as it can ever have, so
 * that what follows begins beside its other half, and each of its own parts does too. Pixels: `between` them, and `around` it to what stands before it.
 */
export const pairedRows = (span: number, between: number, around: number, className = '') => ({
  className: `${classes.rows} ${className}`,
  style: { '--span': span, '--between': `${between}px`, '--around': `${around}px` },
})

/** In the last of these rows, however few stand before it. */
export const LAST_ROW = classes.last
