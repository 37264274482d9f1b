import classes from './lesson-text.module.css'

/** A lesson's text. The server made the HTML from Markdown and lets only a harmless subset through (decision C9). */
export function LessonText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server, beside a policy that runs no inline script
  return <div className={classes.text} dangerouslySetInnerHTML={{ __html: html }} />
}
