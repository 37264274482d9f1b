import { Button, Text, Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { FactLine } from '#platform/ui/fact-line.tsx'
import { BackLink, LinkAnchor, NameLink } from '#platform/ui/links.tsx'
import { ListHead, TitledList } from '#platform/ui/list-head.tsx'
import { ListWaiting } from '#platform/ui/list-states.tsx'
import { Page } from '#platform/ui/page.tsx'
import { SearchInput } from '#platform/ui/search-input.tsx'
import { fold } from '#platform/web/fold.ts'
import { queryOf } from '#platform/web/query.ts'
import { authoring, DRAFTS_AT_ONCE } from '../calls.ts'
import type { BankQuestion } from '../content-parts.ts'
import { BlueprintPart } from './blueprint-part.tsx'
import { hasDraft } from './has-draft.ts'
import { MarkedDrafts } from './marked-drafts.tsx'
import { publishable } from './publish-dialog.tsx'
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
      <BackLink to="/modules/write">{t('toTree')}</BackLink>
      <Loaded
        query={queryOf(authoring.questions, { params: { id } })}
        heading={t('questionsTitle')}
        skeleton={<ListWaiting />}
      >
        {({ module, questions }) => (
          <TitledList
            title={
              <Title order={1} mt="xs">
                {t('questionsTitle')}
              </Title>
            }
          >
            <Text size="lg" mb="lg">
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
          </TitledList>
        )}
      </Loaded>
    </Page>
  )
}

/** What is written of it is not published, and waits for no moment. */
const isMarkable = ({ state, plannedFor }: BankQuestion) => hasDraft({ state }) && plannedFor === null

/** All of them, found by their words, and the drafts that are marked. */
export function Questions({ questions }: { questions: readonly BankQuestion[] }) {
  const t = useTranslations('authoring-staff')
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [rows, setRows] = useState(AT_ONCE)
  const found = questions.filter(({ title }) => fold(title).includes(fold(search.trim())))
  // What somebody else has published meanwhile has no box any more.
  const marked = questions.filter((one) => isMarkable(one) && chosen.includes(one._id))
  const ids = marked.map(({ _id }) => _id)
  const others = found
    .filter((one) => isMarkable(one) && !ids.includes(one._id))
    .slice(0, Math.max(0, DRAFTS_AT_ONCE - ids.length))
  const mark = (id: string, isOn: boolean) => setChosen(isOn ? [...ids, id] : ids.filter((one) => one !== id))
  return (
    <>
      <ListHead title={t('questionsTitle')} level={2} counted={t('questions', { count: found.length })} />
      <SearchInput
        className={classes.search}
        label={t('searchQuestions')}
        value={search}
        onChange={({ currentTarget: { value } }) => setSearch(value)}
      />
      {(others.length > 1 || ids.length > 1) && (
        <Button
          variant="default"
          mb="md"
          onClick={() => setChosen(others.length > 0 ? [...ids, ...others.map(({ _id }) => _id)] : [])}
        >
          {others.length > 0 ? t('marked.all', { count: others.length }) : t('marked.clear')}
        </Button>
      )}
      <ul className={classes.questions}>
        {found.slice(0, rows).map((question) => (
          <Question
            key={question._id}
            question={question}
            isMarked={ids.includes(question._id)}
            onMark={mark}
          />
        ))}
      </ul>
      {found.length > rows && (
        <Button variant="default" onClick={() => setRows(rows + AT_ONCE)}>
          {t('moreQuestions', { count: found.length - rows })}
        </Button>
      )}
      <MarkedDrafts
        things={marked.map((one) => publishable('question', one))}
        flawed={marked.filter(({ flaws }) => flaws > 0).length}
        onDone={() => setChosen([])}
      />
    </>
  )
}

interface Props {
  question: BankQuestion
  isMarked: boolean
  onMark: (id: string, isOn: boolean) => void
}

function Question({ question, isMarked, onMark }: Props) {
  const t = useTranslations('authoring-staff')
  const { _id: id, title, state, flaws, plannedFor } = question
  const name = title || t('untitled')
  // Most questions are, and say nothing of it.
  const isUsual = state === 'published' && flaws === 0 && plannedFor === null
  return (
    <li className={classes.question}>
      <div className={classes.what}>
        {isMarkable(question) && (
          // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is its control
          <label className={classes.mark}>
            <CheckBox
              aria-label={t('markOne', { title: name })}
              checked={isMarked}
              onChange={({ currentTarget: { checked } }) => onMark(id, checked)}
            />
          </label>
        )}
        <NameLink to="/modules/write/$id" params={{ id }} className={classes.prompt}>
          {name}
        </NameLink>
      </div>
      <div className={classes.facts}>
        <FactLine>
          {question.lesson && <span className={classes.lesson}>{question.lesson}</span>}
          <span>{t(`kinds.${question.kind}`)}</span>
          <span>{t(`levels.${question.level}`)}</span>
          <span>{t('pointsOf', { count: question.points })}</span>
          <span>{t('met', { count: question.met })}</span>
          {!isUsual && (
            <span>
              <StateTag state={state} flaws={flaws} plannedFor={plannedFor} />
            </span>
          )}
        </FactLine>
      </div>
    </li>
  )
}
