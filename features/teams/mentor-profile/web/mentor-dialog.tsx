import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { useSpokenNames } from '#people/profile/web/spoken-names.ts'
import { ContactLinks, WebLinks } from '#platform/ui/contact-links.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Fact, Facts } from '#platform/ui/facts.tsx'
import { useFullName } from '#platform/ui/names.ts'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import { TermsFailed } from '#programme/terms/web/terms-failed.tsx'
import type { Mentor } from '#teams/mentor/calls.ts'
import classes from './mentor.module.css'

/** Everything that a mentor tells of themselves. */
export default function MentorDialog({ mentor, onClose }: { mentor: Mentor; onClose: () => void }) {
  const t = useTranslations('mentor')
  const fullName = useFullName()
  const nameOf = useSpokenNames()
  const { title, biography, language, specializations, focuses, languages, links, contact } = mentor
  return (
    <Dialog title={fullName(mentor)} onClose={onClose}>
      <Text fw={600} lang={language}>
        {title}
      </Text>
      <Facts areRead>
        <Fact name={t('biography')}>
          <p className={classes.words} lang={language}>
            {biography}
          </p>
        </Fact>
        {specializations.length > 0 && (
          <Fact name={t('columns.specializations')}>
            <TermTags kind="specialization" ids={specializations} />
            <TermsFailed kind="specialization" />
          </Fact>
        )}
        {focuses.length > 0 && (
          <Fact name={t('focuses')}>
            <TermTags kind="focus" ids={focuses} />
            <TermsFailed kind="focus" />
          </Fact>
        )}
        <Fact name={t('languages')}>{languages.map(nameOf).join(', ')}</Fact>
        {links.length > 0 && (
          <Fact name={t('links')}>
            <WebLinks links={links} />
          </Fact>
        )}
        {contact && (
          <Fact name={t('contact')}>
            <ContactLinks {...contact} />
          </Fact>
        )}
      </Facts>
    </Dialog>
  )
}
