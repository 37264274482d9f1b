/** Chequered, at the end of the line. */
export const Flag = () => (
  <svg viewBox="0 0 28 56" aria-hidden="true">
    <path d="M1 0h4v56H1zM5 0h9v9H5zM14 9h9v9h-9zM5 18h9v9H5z" />
  </svg>
)
