import classes from './rich-text.module.css'

/** A text that somebody wrote in Markdown. The server made the HTML of it and lets only a harmless subset through (decision C9). */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, beside a policy that runs no inline script
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
}
