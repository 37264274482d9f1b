import { useTranslations } from 'use-intl'
import { LinkAnchor } from '#platform/ui/links.tsx'
import classes from './earlier.module.css'

/** What of each kind of semester staff read once it is over, and where. */
const pages = {
  1: [
    ['figures', '/'],
    ['students', '/students'],
    ['onePagers', '/one-pager'],
  ],
  2: [
    ['figures', '/'],
    ['students', '/students'],
    ['reports', '/progress-report'],
    ['projects', '/project/find-projects'],
    ['exports', '/data-export'],
  ],
} as const
type PageName = (typeof pages)[1 | 2][number][0]

interface Props {
  semester: { key: string; number: 1 | 2 }
  /** Where the reader is already, or may not go. */
  without?: readonly PageName[]
  /** What was typed on this page stays. */
  opensBeside?: boolean
}

/** The pages on which a semester is read, whose addresses are the same before and after its end (decision Y2). */
export function FinishedPages({ semester: { key, number }, without = [], opensBeside = false }: Props) {
  const t = useTranslations('earlier.pages')
  return (
    <ul className={classes.pages}>
      {pages[number]
        .filter(([name]) => !without.includes(name))
        .map(([name, to]) => (
          <li key={name}>
            <LinkAnchor
              to={to}
              search={{ semester: key }}
              {...(opensBeside && { target: '_blank' })}
              data-own-line
            >
              {t(name)}
            </LinkAnchor>
          </li>
        ))}
    </ul>
  )
}
