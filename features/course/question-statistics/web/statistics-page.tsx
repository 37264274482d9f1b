import { Text } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { progressQuery } from '#course/course/web/calls.ts'
import { questionLevels } from '#course/exam/question-content.ts'
import { questionKinds } from '#platform/contract/parts.ts'
import { BackLink } from '#platform/ui/links.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import { Page } from '#platform/ui/page.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import { useList } from '#platform/web/use-list.ts'
import { bankMarks, bankSorts, bankStates, questionStatistics } from '../calls.ts'
import { useColumns } from './columns.tsx'
import classes from './statistics.module.css'

/** The bank of all modules with how students answered it, what is worth a look first. */
export function QuestionStatisticsPage() {
  const t = useTranslations('question-statistics-staff')
  const words = useTranslations('authoring-staff')
  const course = useSide(progressQuery())
  const modules = (course.data?.modules ?? []).map(({ id, position, title }) => ({
    value: id,
    label: t('ofModule', { position, title }),
  }))
  const lessons = (course.data?.lessons ?? []).map(({ id, title }) => ({ value: id, label: title }))
  const list = useList(
    'question-statistics',
    {
      modules: { values: modules.map(({ value }) => value) },
      questionKinds: { values: questionKinds },
      levels: { values: questionLevels },
      marks: { values: bankMarks },
      lessons: { values: lessons.map(({ value }) => value) },
      bankStates: { values: bankStates },
    },
    bankSorts,
  )
  const { chosen, choose, search, page, sort } = list
  const asked = { ...chosen, search, sort: sort ?? undefined, pageNumber: page }
  return (
    <Page width="list">
      <BackLink to="/modules">{words('toModules')}</BackLink>
      <div className={classes.list}>
        <ListPage
          title={t('title')}
          list={list}
          ownSort="-marks"
          query={queryOf(questionStatistics.list, { body: asked })}
          rows="questions"
          columns={useColumns()}
          keyOf={({ _id }) => _id}
          searchHint={t('searchHint')}
          lead={
            <>
              <Text>{t('lead')}</Text>
              <SideFailed of={course} name={t('filters.modules')} />
            </>
          }
          filters={
            <>
              <ValueFilter
                label={t('filters.marks')}
                options={bankMarks.map((value) => ({ value, label: t(`marks.${value}`) }))}
                chosen={chosen.marks}
                onChoose={(values) => choose('marks', values)}
              />
              <ValueFilter
                label={t('filters.states')}
                options={bankStates.map((value) => ({ value, label: t(`states.${value}`) }))}
                chosen={chosen.bankStates}
                onChoose={(values) => choose('bankStates', values)}
              />
              <ValueFilter
                label={t('filters.levels')}
                options={questionLevels.map((value) => ({ value, label: words(`levels.${value}`) }))}
                chosen={chosen.levels}
                onChoose={(values) => choose('levels', values)}
              />
              <ValueFilter
                label={t('filters.kinds')}
                options={questionKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
                chosen={chosen.questionKinds}
                onChoose={(values) => choose('questionKinds', values)}
              />
              <ValueFilter
                label={t('filters.modules')}
                options={modules}
                chosen={chosen.modules}
                onChoose={(values) => choose('modules', values)}
              />
              <ValueFilter
                label={t('filters.lessons')}
                options={lessons}
                chosen={chosen.lessons}
                onChoose={(values) => choose('lessons', values)}
              />
            </>
          }
          empty={<Text>{t('empty')}</Text>}
        />
      </div>
    </Page>
  )
}
