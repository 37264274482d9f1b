import { useTranslations } from 'use-intl'
import { WebLinks } from '#platform/ui/contact-links.tsx'
import { Fact } from '#platform/ui/facts.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import classes from './introduction.module.css'

interface Props {
  introduction: {
    oneLiner: string
    introduction: string
    focuses: readonly string[]
    links: readonly string[]
  }
}

/** What a student tells of themselves: rows of a list of facts. */
export function Introduced({ introduction: { oneLiner, introduction, focuses, links } }: Props) {
  const t = useTranslations('team')
  return (
    <>
      <Fact name={t('oneLiner')}>
        <span {...WRITTEN}>{oneLiner}</span>
      </Fact>
      <Fact name={t('introduction')}>
        <p className={classes.words} {...WRITTEN}>
          {introduction}
        </p>
      </Fact>
      {focuses.length > 0 && (
        <Fact name={t('focuses')}>
          <TermTags kind="focus" ids={focuses} />
        </Fact>
      )}
      {links.length > 0 && (
        <Fact name={t('links')}>
          <WebLinks links={links} />
        </Fact>
      )}
    </>
  )
}
