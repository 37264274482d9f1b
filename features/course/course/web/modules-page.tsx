import { Box, Stack, Text, Title } from '@mantine/core'
import type { ComponentType } from 'react'
import { useTranslations } from 'use-intl'
import type { Answer } from '#platform/contract/call.ts'
import { isStaff } from '#platform/contract/parts.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { LatePart } from '#platform/ui/late-part.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { useMoment } from '#platform/ui/moment.ts'
import { Notice } from '#platform/ui/notice.tsx'
import { Page } from '#platform/ui/page.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import type { course, Progress } from '../calls.ts'
import { progressQuery } from './calls.ts'
import { ModuleTrack } from './module-track.tsx'
import classes from './modules-page.module.css'
import { ModulesSkeleton } from './modules-skeleton.tsx'
import { OldSemesters } from './old-semesters.tsx'
import { requiredOf } from './required.ts'

interface Parts {
  /** What somebody has of a finished semester beside its course. */
  Earlier: ComponentType<{ semester: string }>
  /** Of mentors alone, and only after a second semester. */
  Mentored: ComponentType
}

type Course = Answer<typeof course.progress>

/** The course of the semester: for a student with where they stand, for everybody else as it is (spec 2). */
export function ModulesPage({ Earlier, Mentored }: Parts) {
  const t = useTranslations('course.modules')
  const { user, context } = useStore(session)
  const hadProjects = context?.SEMESTERS.some(
    ({ key, number }) => number === 2 && key !== context.CURRENT_ONBOARD_KEY,
  )
  return (
    <Page>
      <div className={classes.head}>
        <Title order={1}>{t('title')}</Title>
        <div className={classes.links}>
          <LinkAnchor to="/glossary" data-own-line>
            {t('glossary')}
          </LinkAnchor>
          {user && isStaff(user.role) && (
            <>
              {(user.officeScope === 'FULL' || user.officeScope === 'EDITOR') && (
                <LinkAnchor to="/modules/write" data-own-line>
                  {t('write')}
                </LinkAnchor>
              )}
              <LinkAnchor to="/modules/statistics" data-own-line>
                {t('statistics')}
              </LinkAnchor>
            </>
          )}
        </div>
      </div>
      <Loaded query={progressQuery()} skeleton={<ModulesSkeleton />}>
        {(answer) => (
          <Stack gap={56}>
            {answer.modules.length > 0 ? <Semester course={answer} /> : <Empty course={answer} />}
            {answer.oldProgresses.length > 0 && (
              <OldSemesters semesters={answer.oldProgresses} Earlier={Earlier} />
            )}
            {user?.role === 'MENTOR' && hadProjects && (
              <LatePart>
                <Mentored />
              </LatePart>
            )}
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

function Empty({ course: { currentProgress, oldProgresses } }: { course: Course }) {
  const takesPart = useStore(session).user?.takesPart !== false
  return takesPart ? (
    <NotAvailable progress={currentProgress} />
  ) : (
    <NoPart hasEarlier={oldProgresses.length > 0} />
  )
}

/** For a student who takes no part in the semester: nothing of it will open for them (decision X10). */
function NoPart({ hasEarlier }: { hasEarlier: boolean }) {
  const t = useTranslations('course.modules')
  return (
    <Box my="lg">
      <Notice kind="note">
        <Text fw={600}>{t('noPart')}</Text>
        <Text>{t(hasEarlier ? 'earlierBelow' : 'noEarlier')}</Text>
        <LinkAnchor to="/" data-own-line>
          {t('toHome')}
        </LinkAnchor>
      </Notice>
    </Box>
  )
}

function Semester({ course: { modules, lessons, currentProgress } }: { course: Course }) {
  const t = useTranslations('course.modules')
  const { required, done } = requiredOf(modules, currentProgress)
  return (
    <div>
      {currentProgress?.phase === 'before' && <NotAvailable progress={currentProgress} />}
      {currentProgress?.phase === 'ended' && <Ended progress={currentProgress} />}
      <Text size="lg" mt="xs" mb="xl" className={currentProgress ? classes.standing : undefined}>
        {currentProgress
          ? t('done', { done, count: required.length })
          : t('overview', { modules: modules.length, lessons: lessons.length })}
      </Text>
      <ModuleTrack modules={modules} lessons={lessons} progress={currentProgress} />
    </div>
  )
}

/** Spec 8: empty progress; before the start of the semester with the day it starts. */
function NotAvailable({ progress }: { progress: Progress | null }) {
  const t = useTranslations('course.modules')
  const moment = useMoment()
  return (
    <Box my="lg">
      <Notice kind="note">
        <Text fw={600}>{t('empty')}</Text>
        <Text>
          {progress?.phase === 'before' ? t('starts', { date: moment(progress.startsAt) }) : t('emptyNext')}
        </Text>
      </Notice>
    </Box>
  )
}

function Ended({ progress }: { progress: Progress }) {
  const t = useTranslations('course.modules')
  const moment = useMoment()
  return (
    <Box my="lg">
      <Notice kind="note">
        <Text fw={600}>{t('ended', { date: moment(progress.endsAt) })}</Text>
        <Text>{t('endedNext')}</Text>
      </Notice>
    </Box>
  )
}
