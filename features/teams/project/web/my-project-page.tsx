import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { LinkButton } from '#platform/ui/links.tsx'
import { Page } from '#platform/ui/page.tsx'
import { Plan } from '#platform/ui/plan.tsx'
import { useAwaiting, useSide } from '#platform/ui/side.tsx'
import { askAgain } from '#platform/web/query.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { useTerms } from '#programme/terms/web/use-terms.ts'
import { ownRescueQuery } from '#teams/rescue/web/calls.ts'
import { OwnRescue } from '#teams/rescue/web/own-rescue.tsx'
import { OwnWay } from '#teams/rescue/web/own-way.tsx'
import { type ProjectView, project } from '../calls.ts'
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
  const begin = () => setCreating(true)
  const rescue = useSide(ownRescueQuery()).data?.rescue
  return (
    <>
      <Title order={1}>{t('mine')}</Title>
      <OwnRescue isAtProject onBegin={begin} />
      {rescue ? (
        <OwnWay>
          {/* Who has taken on the group's project begins it above. */}
          {!rescue.can.handBack && (
            <Button variant="default" onClick={begin}>
              {t('none.create')}
            </Button>
          )}
          <LinkButton variant="default" to="/project/find-projects">
            {t('none.find')}
          </LinkButton>
        </OwnWay>
      ) : (
        <EmptyState line="waits">
          <Text>{t('none.text')}</Text>
          <div className={classes.acts}>
            <Button onClick={begin}>{t('none.create')}</Button>
            <LinkButton variant="default" to="/project/find-projects">
              {t('none.find')}
            </LinkButton>
          </div>
        </EmptyState>
      )}
      <div className={classes.foot}>
        <Plan
          steps={(['write', 'gather', 'report'] as const).map((step) => ({
            title: t(`none.steps.${step}.title`),
            text: t(`none.steps.${step}.text`),
          }))}
        />
      </div>
      {isCreating && <CreateDialog onClose={() => setCreating(false)} />}
    </>
  )
}
