import { Group, Text, Title } from '@mantine/core'
import type { Answer } from '@rajt/contract/call'
import type { Personality } from '@rajt/contract/parts'
import type { personality } from '@rajt/contract/personality'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { paths } from '../plumbing/paths.ts'
import { ActButton } from '../ui/act-button.tsx'
import { Loaded } from '../ui/boundary.tsx'
import { Page } from '../ui/page.tsx'
import { Redirect } from '../ui/redirect.tsx'
import { useTellFailure } from '../ui/tell.ts'
import { testQuery, useSelect } from './calls.ts'
import { PersonalityFigure } from './figure.tsx'
import classes from './success-page.module.css'
import { TypeChoice } from './type-choice.tsx'

type Test = Answer<typeof personality.test>

/** The four scores as a picture and a table, and the choice of a type (spec 4, decision C7). */
export function SuccessPage() {
  const t = useTranslations('personality.success')
  return (
    <Page title={t('title')} narrow>
      <Loaded query={testQuery()}>
        {(test) =>
          test.result ? (
            <Result test={test} result={test.result} />
          ) : (
            <Redirect to={paths.personalityTest} replace />
          )
        }
      </Loaded>
    </Page>
  )
}

function Result({ test, result }: { test: Test; result: NonNullable<Test['result']> }) {
  const t = useTranslations('personality.success')
  const [best] = result
  const title = (one: Personality) => test.types.find((type) => type.personality === one)?.title ?? one
  if (!best) return null
  return (
    <>
      <Group gap="lg" wrap="nowrap" align="center">
        <PersonalityFigure personality={best.personality} size={112} />
        <div>
          <Text c="dimmed">{t('best')}</Text>
          <Title order={1}>{title(best.personality)}</Title>
        </div>
      </Group>
      <table className={classes.scores}>
        <caption>{t('caption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('type')}</th>
            <th scope="col">{t('score')}</th>
          </tr>
        </thead>
        <tbody>
          {result.map(({ personality, percent }) => (
            <tr key={personality}>
              <th scope="row">{title(personality)}</th>
              <td>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect className={classes.track} width="100" height="10" rx="2" />
                  <rect className={classes.bar} width={percent} height="10" rx="2" />
                </svg>
                {percent}%
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Choice test={test} suggested={test.chosen ?? best.personality} />
    </>
  )
}

function Choice({ test, suggested }: { test: Test; suggested: Personality }) {
  const t = useTranslations('personality.success')
  const tellFailure = useTellFailure()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState(suggested)
  const select = useSelect()
  const confirm = () =>
    select.mutate(chosen, {
      onSuccess: () => navigate({ to: paths.home, replace: true }),
      onError: tellFailure,
    })
  return (
    <>
      <TypeChoice
        legend={<span className={classes.question}>{t('choose')}</span>}
        types={test.types}
        chosen={chosen}
        onChoose={setChosen}
      />
      <Text c="dimmed" my="lg">
        {t('later')}
      </Text>
      <ActButton size="lg" onClick={confirm} busy={select.isPending}>
        {t('confirm')}
      </ActButton>
    </>
  )
}
