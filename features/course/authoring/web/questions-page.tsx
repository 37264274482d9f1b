import { Button, Text, Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { FactLine } from '#platform/ui/fact-line.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { ListWaiting } from '#platform/ui/list-states.tsx'
import { Page } from '#platform/ui/page.tsx'
import { TextInput } from '#platform/ui/text-input.tsx'
import { fold } from '#platform/web/fold.ts'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import type { BankQuestion } from '../content-parts.ts'
import { BlueprintPart } from './blueprint-part.tsx'
import { hasDraft } from './has-draft.ts'
import { PublishMarked } from './publish-marked.tsx'
import classes from './questions.module.css'
import { StateTag } from './state-tag.tsx'

/** Rows drawn at first, and with each press: a file may bring ten thousand. */
const AT_ONCE = 100

/** The questions of a module: what its exam draws from, and what is being written. */
export function QuestionsPage() {
  const t = useTranslations('authoring-staff')
  const { id = '' } = useParams({ strict: false })
  return (
    <Page width="list">
      <LinkAnchor to="/modules/write" data-own-line>
        {t('toTree')}
      </LinkAnchor>
      <Loaded
        query={queryOf(authoring.questions, { params: { id } })}
        heading={t('questionsTitle')}
        skeleton={<ListWaiting />}
      >
        {({ module, questions }) => (
          <>
            <Title order={1} mt="xs">
              {t('questionsTitle')}
            </Title>
            <Text size="lg" mt="xs" mb="lg">
              {t('module.number', { number: module.position })}: {module.title}
            </Text>
            <LinkAnchor to="/modules/questions/$id/files" params={{ id }} data-own-line>
              {t('files')}
            </LinkAnchor>
            <BlueprintPart module={id} />
            {questions.length > 0 ? (
              <Questions questions={questions} />
            ) : (
              <EmptyState line="waits">
                <Text>{t('noQuestions')}</Text>
              </EmptyState>
            )}
          </>
        )}
      </Loaded>
    </Page>
  )
}

/** All of them, found by their words, and those that are marked to be published. */
export function Questions({ questions }: { questions: readonly BankQuestion[] }) {
  const t = useTranslations('authoring-staff')
  const [search, setSearch] = useState('')
  const [marked, setMarked] = useState<readonly string[]>([])
  const [rows, setRows] = useState(AT_ONCE)
  const found = questions.filter(({ title }) => fold(title).includes(fold(search.trim())))
  const mark = (id: string, isOn: boolean) =>
    setMarked((ids) => (isOn ? [...ids, id] : ids.filter((one) => one !== id)))
  return (
    <>
      <TextInput
        type="search"
        required={null}
        label={t('searchQuestions')}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      <Text role="status" my="md" c="dimmed">
        {t('questions', { count: found.length })}
      </Text>
      <ul className={classes.questions}>
        {found.slice(0, rows).map((question) => (
          <Question
            key={question._id}
            question={question}
            isMarked={marked.includes(question._id)}
            onMark={mark}
          />
        ))}
      </ul>
      {found.length > rows && (
        <Button variant="default" onClick={() => setRows(rows + AT_ONCE)}>
          {t('moreQuestions', { count: found.length - rows })}
        </Button>
      )}
      <PublishMarked ids={marked} onDone={() => setMarked([])} />
    </>
  )
}

interface Props {
  question: BankQuestion
  isMarked: boolean
  onMark: (id: string, isOn: boolean) => void
}

function Question({ question: { _id: id, title, ...question }, isMarked, onMark }: Props) {
  const t = useTranslations('authoring-staff')
  const name = title || t('untitled')
  const { state, flaws, plannedFor } = question
  const isFree = hasDraft({ state }) && plannedFor === null
  return (
    <li className={classes.question}>
      <LinkAnchor to="/modules/write/$id" params={{ id }} className={classes.prompt} data-own-line>
        {name}
      </LinkAnchor>
      <FactLine>
        <StateTag state={state} flaws={flaws} plannedFor={plannedFor} />
        <span>{t(`kinds.${question.kind}`)}</span>
        <span>{t('pointsOf', { count: question.points })}</span>
        <span>{t(`levels.${question.level}`)}</span>
        {question.lesson && <span>{question.lesson}</span>}
        <span>{t('met', { count: question.met })}</span>
        {isFree && flaws === 0 && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is its control
          <label className={classes.mark}>
            <CheckBox
              aria-label={t('markOne', { title: name })}
              checked={isMarked}
              onChange={({ currentTarget: { checked } }) => onMark(id, checked)}
            />
          </label>
        )}
      </FactLine>
    </li>
  )
}
