import { Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Module } from '#course/course/calls.ts'
import { progressQuery } from '#course/course/web/calls.ts'
import { remarkKinds } from '#course/remark/calls.ts'
import { remarkStatuses } from '#course/remark/states.ts'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { ValueFilter } from '#platform/ui/list-filter.tsx'
import { ListPage } from '#platform/ui/list-page.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { useList } from '#platform/web/use-list.ts'
import { type Asked, remarksQuery } from './calls.ts'
import { DeskPage } from './desk-page.tsx'
import { RowActs } from './remark-acts.tsx'
import { useColumns } from './remark-columns.tsx'
import { RemarkDialog } from './remark-dialog.tsx'
import { useRemarkPanel } from './use-remark-panel.tsx'

/** What people remark on lessons and exam questions, to be answered one after another. */
export function RemarksPage() {
  const t = useTranslations('desk-staff.remarks')
  const course = useSide(progressQuery())
  const modules = useModules(course.data?.modules ?? [])
  const list = useList('remarks', {
    status: { values: remarkStatuses, first: ['NEW'] },
    kinds: { values: remarkKinds },
    modules: { values: modules.map(({ value }) => value) },
  })
  const { chosen, choose, search, page } = list
  const [asked, setAsked] = useState<Asked | null>(null)
  const { panel, remember } = useRemarkPanel(setAsked)
  const isNarrowed = search !== '' || chosen.kinds.length + chosen.modules.length > 0
  return (
    <DeskPage>
      <ListPage
        title={t('title')}
        level={2}
        list={list}
        query={remarksQuery({ ...chosen, search, pageNumber: page })}
        rows="remarks"
        columns={useColumns({ onOpen: ({ _id }) => panel.onOpen(_id), status: chosen.status.length !== 1 })}
        keyOf={({ _id }) => _id}
        searchHint={t('searchHint')}
        lead={<SideFailed of={course} name={t('modules')} />}
        isClearable={isNarrowed}
        states={(byStatus) => (
          <StateTabs
            label={t('columns.status')}
            options={remarkStatuses.map((value) => ({ value, label: t(`status.${value}`) }))}
            chosen={chosen.status}
            onChoose={(values) => choose('status', values)}
            isCounted
            counts={byStatus}
          />
        )}
        filters={
          <>
            <ValueFilter
              label={t('kinds.legend')}
              options={remarkKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
              chosen={chosen.kinds}
              onChoose={(values) => choose('kinds', values)}
            />
            <ValueFilter
              label={t('modules')}
              options={modules}
              chosen={chosen.modules}
              onChoose={(values) => choose('modules', values)}
            />
          </>
        }
        acts={{ header: t('columns.acts'), of: (row) => <RowActs row={row} onAsk={setAsked} /> }}
        panel={panel}
        empty={<Text>{t('empty')}</Text>}
        emptyAtFirst={
          !isNarrowed &&
          String(chosen.status) === 'NEW' && (
            <EmptyState line="done">
              <Text>{t('allDone')}</Text>
            </EmptyState>
          )
        }
      />
      {asked && <RemarkDialog asked={asked} onHandled={remember} onClose={() => setAsked(null)} />}
    </DeskPage>
  )
}

/** Of the current semester. */
function useModules(all: readonly Module[]) {
  const t = useTranslations('desk-staff.remarks')
  return all.map(({ id, position, title }) => ({
    value: id,
    label: t('ofModule', { position, title }),
  }))
}
