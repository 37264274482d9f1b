/**
 * Whether the last file that was chosen in this form was not taken. Then nothing is sent: nobody who chose a file means
 * to send the form without it. Its field gets the focus, which says why.
 */
export function isHeldByFile(form: HTMLFormElement): boolean {
  const field = form.querySelector<HTMLElement>('input[type=file][aria-invalid=true]')
  field?.focus()
  return field !== null
}
