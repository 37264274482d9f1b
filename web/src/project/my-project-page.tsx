import { Button, Text, Title } from '@mantine/core'
import { type ProjectView, project } from '@rajt/contract/project'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { askAgain } from '../plumbing/query.ts'
import { session } from '../plumbing/session.ts'
import { useStore } from '../plumbing/store.ts'
import { ownRescueQuery } from '../rescue/calls.ts'
import { OwnRescue } from '../rescue/own-rescue.tsx'
import { useTerms } from '../terms/use-terms.ts'
import { Loaded } from '../ui/boundary.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/links.tsx'
import { Page } from '../ui/page.tsx'
import { useAwaiting, useSide } from '../ui/side.tsx'
import { ownProjectQuery } from './calls.ts'
import { CreateDialog } from './create-dialog.tsx'
import { DissolvePart } from './dissolve-part.tsx'
import classes from './project.module.css'
import { ProjectArticle } from './project-article.tsx'
import { ProjectForm } from './project-form.tsx'

/** The project of one's team: written by its owner until it is published, read by everybody in it (spec 4). */
export function MyProjectPage() {
  const t = useTranslations('project')
  const focuses = useTerms('focus')
  const isWaiting = useAwaiting(focuses, useSide(ownRescueQuery()))
  return (
    <Page>
      <Loaded query={ownProjectQuery()} heading={t('mine')} lines={12} isWaiting={isWaiting}>
        {({ view }) => (view ? <Own view={view} /> : <NoProject />)}
      </Loaded>
    </Page>
  )
}

function Own({ view }: { view: ProjectView }) {
  const [round, setRound] = useState(0)
  const restart = async () => {
    await askAgain(project.mine)
    setRound(round + 1)
  }
  if (view.can.save)
    return (
      <>
        <ProjectForm key={round} view={view} onRestart={restart} />
        <OwnRescue isAtProject />
      </>
    )
  return (
    <ProjectArticle view={view}>
      <OwnRescue isAtProject />
      <Standing view={view} />
    </ProjectArticle>
  )
}

/** What a published project means for its owner, and for whoever has joined. */
function Standing({ view }: { view: ProjectView }) {
  const t = useTranslations('project.standing')
  const { user } = useStore(session)
  const isOwner = view.project._owner._id === user?._id
  return (
    <section className={classes.card} aria-label={t('title')}>
      <Title order={2} size="h4">
        {t('title')}
      </Title>
      <Text>{isOwner ? t('ofOwner') : t('ofMember')}</Text>
      <LinkButton variant="default" size="sm" to="/my-project/team">
        {t('toTeam')}
      </LinkButton>
      {view.can.dissolve && <DissolvePart />}
    </section>
  )
}

function NoProject() {
  const t = useTranslations('project')
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <Title order={1}>{t('mine')}</Title>
      <OwnRescue isAtProject />
      <EmptyState line="waits">
        <Text>{t('none.text')}</Text>
        <div className={classes.acts}>
          <Button onClick={() => setCreating(true)}>{t('none.create')}</Button>
          <LinkButton variant="default" to="/project/find-projects">
            {t('none.find')}
          </LinkButton>
        </div>
      </EmptyState>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  )
}
