import { Anchor, Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { PrivacyNotice } from '#people/privacy/web/privacy-notice.tsx'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { MailAddress } from '#platform/ui/mail-address.tsx'
import { Page } from '#platform/ui/page.tsx'
import { SearchInput } from '#platform/ui/search-input.tsx'
import { language } from '#platform/web/language.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useContact } from '#programme/programme/web/contact.ts'
import { answersWith, type Group, groupsFor, type Question, withContact } from './answers.ts'
import { answersQuery } from './answers-query.ts'
import classes from './help-page.module.css'
import { Markdown } from './markdown.tsx'

/** Questions and answers for everybody, and whom to ask (spec 2). */
export function HelpPage() {
  const t = useTranslations('help')
  return (
    <Page>
      <Title order={1} mb="lg">
        {t('title')}
      </Title>
      <Loaded query={answersQuery(useStore(language))}>{(groups) => <Answers groups={groups} />}</Loaded>
    </Page>
  )
}

function Answers({ groups }: { groups: Group[] }) {
  const t = useTranslations('help')
  const [search, setSearch] = useState('')
  const { user, context } = useStore(session)
  const contact = useContact()
  const found = answersWith(
    withContact(groupsFor(groups, user?.role, context?.CURRENT_SEMESTER), contact),
    search,
  )
  const count = found.reduce((sum, { items }) => sum + items.length, 0)
  return (
    <div className={classes.columns}>
      <Groups groups={found} />
      <div>
        <search>
          <SearchInput
            label={t('search')}
            value={search}
            onChange={(event) => setSearch(event.currentTarget.value)}
          />
          <Text role="status" size="sm" c="dimmed" className={classes.count}>
            {search.trim() && t('found', { count })}
          </Text>
        </search>
        {count === 0 && (
          <div className={classes.nothing}>
            <Text>{t('nothing')}</Text>
            <Button variant="default" onClick={() => setSearch('')}>
              {t('showAll')}
            </Button>
          </div>
        )}
        {found.map(({ key, title, items }) => (
          <section key={key} className={classes.group} aria-labelledby={key}>
            <Title order={2} size="h3" id={key}>
              {title}
            </Title>
            {items.map((item) => (
              <Answer key={item.key} item={item} />
            ))}
          </section>
        ))}
        <Contact />
      </div>
    </div>
  )
}

/** Beside the questions, where there is room. */
function Groups({ groups }: { groups: readonly Group[] }) {
  const t = useTranslations('help')
  if (groups.length < 2) return null
  return (
    <nav className={classes.groups} aria-label={t('groups')}>
      <ul>
        {groups.map(({ key, title }) => (
          <li key={key}>
            <a href={`#${key}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Answer({ item }: { item: Question }) {
  return (
    <details className={classes.answer}>
      <summary>{item.question}</summary>
      <div className={classes.text}>
        <Markdown>{item.answer}</Markdown>
      </div>
    </details>
  )
}

function Contact() {
  const t = useTranslations('help.contact')
  const email = useContact()
  return (
    <section className={classes.contact} aria-labelledby="contact-us">
      <Title order={2} size="h3" id="contact-us">
        {t('title')}
      </Title>
      <Text>{t('coordinator')}</Text>
      <Text>
        {t('office')}{' '}
        <Anchor href={`mailto:${email}`}>
          <MailAddress>{email}</MailAddress>
        </Anchor>
      </Text>
      <Text c="dimmed">{t('what')}</Text>
      <LinkAnchor to="/accessibility" data-own-line>
        {t('accessibility')}
      </LinkAnchor>
      <PrivacyNotice />
    </section>
  )
}
