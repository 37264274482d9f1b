import { Anchor, Group, Skeleton, Stack, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { type SubmitEvent, useState } from 'react'
import { useTranslations } from 'use-intl'
import classes from '#people/profile/web/settings-page.module.css'
import type { Answer } from '#platform/contract/call.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { SaveBar } from '#platform/ui/save-bar.tsx'
import { ButtonSkeleton, CardSkeletons } from '#platform/ui/skeletons.tsx'
import { toast } from '#platform/ui/toast.tsx'
import { isFailure } from '#platform/web/failure.ts'
import { type personality, testMinutes } from '../calls.ts'
import { testQuery, useSelect } from './calls.ts'
import { PersonalityFigure } from './figure.tsx'
import { TypeChoice } from './type-choice.tsx'

type Test = Answer<typeof personality.test>

/** A student's type: what it is, and choosing another (spec 2, decision C7). */
export default function PersonalityTab() {
  const t = useTranslations('profile.personality')
  return (
    <Loaded query={testQuery()} skeleton={<ChoiceSkeleton />}>
      {(test) => (
        <>
          <Current test={test} />
          {test.isFixed ? (
            <Notice kind="note">{t('inTeam')}</Notice>
          ) : (
            <>
              <Choice test={test} />
              <Again statements={test.statements.length} />
            </>
          )}
        </>
      )}
    </Loaded>
  )
}

function Again({ statements }: { statements: number }) {
  const t = useTranslations('profile.personality')
  return (
    <section className={classes.section}>
      <Anchor component={Link} to="/personality" fw={600} data-own-line>
        {t('again')}
      </Anchor>
      <Text c="dimmed" mt={4}>
        {t('againText', { minutes: testMinutes(statements) })}
      </Text>
    </section>
  )
}

function Current({ test }: { test: Test }) {
  const t = useTranslations('profile.personality')
  const type = test.types.find(({ personality }) => personality === test.chosen)
  if (!type) return null
  return (
    <Group gap="lg" wrap="nowrap" mb="xl">
      <PersonalityFigure personality={type.personality} />
      <div>
        <Text c="dimmed">{t('current')}</Text>
        <Title order={3} size="h4">
          {type.title}
        </Title>
        <Anchor
          data-own-line
          renderRoot={(props) => (
            <Link {...props} to="/detail/$personality" params={{ personality: type.personality }} />
          )}
        >
          {t('readMore')}
        </Anchor>
      </div>
    </Group>
  )
}

function Choice({ test }: { test: Test }) {
  const t = useTranslations('profile')
  const [chosen, setChosen] = useState(test.chosen)
  const { run, busy } = useSelect({
    done: () => toast({ kind: 'success', text: t('personality.saved') }),
    failed: (failure) =>
      !isFailure(failure, 'personality-not-tested', 'personality-in-team') &&
      toast({ kind: 'failure', text: t('unsuccessfulEmphatic') }),
  })
  const isChanged = chosen !== null && chosen !== test.chosen
  const save = (event: SubmitEvent) => {
    event.preventDefault()
    if (isChanged) void run({ body: { personality: chosen } })
  }
  return (
    <form className={classes.form} onSubmit={save} noValidate>
      <TypeChoice legend={t('personality.choose')} types={test.types} chosen={chosen} onChoose={setChosen} />
      <Text c="dimmed">{t('personality.later')}</Text>
      <SaveBar changed={isChanged ? 1 : 0} busy={busy} onDiscard={() => setChosen(test.chosen)} />
    </form>
  )
}

/** The choice of a type on its way, below the present one. */
const ChoiceSkeleton = () => (
  <Stack gap="xl">
    <Group gap="lg" wrap="nowrap">
      <Skeleton height={104} circle />
      <Stack gap="xs" w="min(16rem, 60%)">
        <Skeleton height={20} width="60%" />
        <Skeleton height={26} />
        <Skeleton height={20} width="70%" />
      </Stack>
    </Group>
    <div className={classes.form}>
      <CardSkeletons count={4} height={112} />
      <ButtonSkeleton />
    </div>
  </Stack>
)
