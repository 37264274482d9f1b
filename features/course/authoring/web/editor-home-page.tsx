import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LinkButton, NameLink } from '#platform/ui/links.tsx'
import { ListWaiting } from '#platform/ui/list-states.tsx'
import { Page } from '#platform/ui/page.tsx'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import type { ThingState, TreeModule } from '../content-parts.ts'
import classes from './editor-home.module.css'
import { hasDraft } from './has-draft.ts'
import { StateTag } from './state-tag.tsx'

interface Begun {
  _id: string
  title: string
  module: number
  state: ThingState
  flaws: number
  plannedFor: string | null
}

/** Modules and lessons whose draft students do not get yet. */
const begunIn = (modules: readonly TreeModule[]): Begun[] =>
  modules
    .flatMap((module) => [module, ...module.lessons].map((thing) => ({ ...thing, module: module.position })))
    .filter(hasDraft)

/** The home of an editor: what is begun, and the way to the whole course (decision 24). */
export function EditorHomePage() {
  const t = useTranslations('authoring-staff')
  return (
    <Page width="list">
      <Title order={1}>{t('home.title')}</Title>
      <Text size="lg" mt="xs" mb="xl">
        {t('home.lead')}
      </Text>
      <Loaded query={queryOf(authoring.tree)} skeleton={<ListWaiting />}>
        {({ modules }) => (
          <>
            <Drafts begun={begunIn(modules)} />
            <LinkButton to="/modules/write" mt="xl">
              {t('home.write')}
            </LinkButton>
          </>
        )}
      </Loaded>
    </Page>
  )
}

function Drafts({ begun }: { begun: readonly Begun[] }) {
  const t = useTranslations('authoring-staff')
  return (
    <section>
      <Title order={2} size="h3" mb="sm">
        {t('home.drafts', { count: begun.length })}
      </Title>
      {begun.length === 0 ? (
        <Text c="dimmed">{t('home.noDrafts')}</Text>
      ) : (
        <ul className={classes.drafts}>
          {begun.map(({ _id: id, title, module, state, flaws, plannedFor }) => (
            <li key={id} className={classes.draft}>
              <span className={classes.name}>
                <NameLink to="/modules/write/$id" params={{ id }}>
                  {title || t('untitled')}
                </NameLink>{' '}
                <Text span c="dimmed">{`· ${t('module.number', { number: module })}`}</Text>
              </span>
              <StateTag state={state} flaws={flaws} plannedFor={plannedFor} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
