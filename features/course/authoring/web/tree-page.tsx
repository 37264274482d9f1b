import { Button, Text, Title } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { GripVertical } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { Label } from '#platform/ui/label.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { ListWaiting } from '#platform/ui/list-states.tsx'
import { Page } from '#platform/ui/page.tsx'
import { SideFailed, useAwaiting, useSide } from '#platform/ui/side.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import type { ThingState, TreeModule } from '../content-parts.ts'
import { publishingPlan } from '../publishing-plan-calls.ts'
import { beginningOf } from './beginnings.ts'
import { CourseFileActs } from './course-file-acts.tsx'
import dragging from './drag-row.module.css'
import { hasDraft } from './has-draft.ts'
import { moveOf } from './lesson-places.ts'
import { LessonRows } from './lesson-rows.tsx'
import { MarkedDrafts } from './marked-drafts.tsx'
import { ModuleActs } from './module-acts.tsx'
import { NewModule, PublishNewModule } from './new-module.tsx'
import { Plans } from './plans.tsx'
import { type Publishable, publishable } from './publish-dialog.tsx'
import { StateTag } from './state-tag.tsx'
import { StructureDialog, type StructureProps } from './structure-dialog.tsx'
import classes from './tree.module.css'
import { useDragRow } from './use-drag-row.ts'

/** The course as staff write it: every module and lesson with its state, and what is begun anew. */
export function AuthoringPage() {
  const t = useTranslations('authoring-staff')
  const plans = useSide(queryOf(publishingPlan.list))
  // They stand above the tree, which would be moved by them.
  const isAwaiting = useAwaiting(plans)
  return (
    <Page width="list">
      <LinkAnchor to="/modules" data-own-line data-back>
        {t('toModules')}
      </LinkAnchor>
      <Title order={1}>{t('title')}</Title>
      <Text size="lg" mt="xs" mb="md">
        {t('lead')}
      </Text>
      <Loaded query={queryOf(authoring.tree)} skeleton={<ListWaiting />}>
        {({ modules }) =>
          isAwaiting ? (
            <ListWaiting />
          ) : (
            <>
              <CourseFileActs isEmpty={modules.length === 0} />
              <SideFailed of={plans} name={t('sides.plans')} />
              <Plans plans={plans.data?.plans ?? []} />
              {modules.length > 0 ? (
                <Tree modules={modules} />
              ) : (
                <EmptyState line="waits">
                  <Text>{t('empty')}</Text>
                </EmptyState>
              )}
              <NewModule />
            </>
          )
        }
      </Loaded>
    </Page>
  )
}

function Tree({ modules }: { modules: readonly TreeModule[] }) {
  const [chosen, setChosen] = useState<readonly string[]>([])
  // What somebody else has published meanwhile has no box any more.
  const marked = modules.flatMap(markableIn).filter(({ id }) => chosen.includes(id))
  const mark = (id: string, isOn: boolean) =>
    setChosen((ids) => (isOn ? [...ids, id] : ids.filter((one) => one !== id)))
  const [moving, setMoving] = useState<Pick<StructureProps, 'module' | 'act' | 'to'> | null>(null)
  const ids = modules.filter(isMovable).map(({ _id }) => _id)
  const drop = (onto: string) => (dragged: string, isBelow: boolean) => {
    const move = moveOf(ids, { dragged, onto, isBelow })
    const module = modules.find(({ _id }) => _id === dragged)
    const to = modules.find(({ _id }) => _id === move?.to)
    if (move && module && to) setMoving({ module, act: move.act, to })
  }
  return (
    <>
      <ol className={classes.modules}>
        {modules.map((module) => (
          <Module
            key={module._id}
            module={module}
            marked={marked.map(({ id }) => id)}
            onMark={mark}
            onDrop={isMovable(module) ? drop(module._id) : null}
          />
        ))}
      </ol>
      {moving && <StructureDialog {...moving} onClose={() => setMoving(null)} />}
      <MarkedDrafts things={marked} onDone={() => setChosen([])} />
    </>
  )
}

const markableIn = (module: TreeModule): Publishable[] => {
  const lessons = module.lessons.filter((one) => isMarkable(one, module))
  const own = lessons.map((one) => publishable('lesson', one))
  return isMarkable(module, module) ? [publishable('module', module), ...own] : own
}

const isMovable = ({ acts }: TreeModule) => acts.includes('up') || acts.includes('down')

interface Marking {
  marked: readonly string[]
  onMark: (id: string, isOn: boolean) => void
}

interface ModuleProps extends Marking {
  module: TreeModule
  /** Null of one that keeps its place. */
  onDrop: ((dragged: string, isBelow: boolean) => void) | null
}

function Module({ module, onDrop, ...marking }: ModuleProps) {
  const t = useTranslations('authoring-staff')
  const navigate = useNavigate()
  const add = useAct(authoring.add, {
    invalidates: [authoring.tree],
    done: ({ _id: id }) => navigate({ to: '/modules/write/$id', params: { id } }),
  })
  const begin = (kind: 'lesson' | 'question') =>
    add.run({ body: { module: module._id, written: beginningOf(kind) } })
  const { row, handle, isDragged, edge } = useDragRow<HTMLSpanElement>({
    id: module._id,
    list: 'modules',
    onDrop,
  })
  return (
    <li
      ref={row}
      className={`${classes.module} ${dragging.row}`}
      data-dragged={isDragged || undefined}
      data-edge={edge}
    >
      <div className={classes.head}>
        {onDrop && (
          // By keyboard it is moved by the buttons below.
          <span ref={handle} className={dragging.handle} data-handle>
            <GripVertical size={18} aria-hidden="true" />
          </span>
        )}
        <h2 className={classes.title}>
          {t('module.number', { number: module.position })}: {module.title || t('untitled')}
          {module.extra && <Label>{t('module.extra')}</Label>}
        </h2>
        <Row
          thing={module}
          name={module.title || t('untitled')}
          isMarkable={isMarkable(module, module)}
          {...marking}
        />
      </div>
      <LessonRows module={module}>
        {(lesson) => (
          <Row
            thing={lesson}
            name={lesson.title || t('untitled')}
            isMarkable={isMarkable(lesson, module)}
            {...marking}
          />
        )}
      </LessonRows>
      <div className={classes.acts}>
        <Button variant="default" disabled={add.busy} onClick={() => begin('lesson')}>
          {t('newLesson')}
        </Button>
        <Button variant="default" disabled={add.busy} onClick={() => begin('question')}>
          {t('newQuestion')}
        </Button>
        <LinkAnchor to="/modules/questions/$id" params={{ id: module._id }} data-own-line>
          {t('questions', { count: module.questions })}
        </LinkAnchor>
      </div>
      <PublishNewModule module={module} />
      <ModuleActs module={module} />
    </li>
  )
}

interface RowProps extends Marking {
  thing: { _id: string; state: ThingState; flaws: number; plannedFor: string | null }
  name: string
  isMarkable: boolean
}

type Markable = Pick<TreeModule, 'state' | 'flaws' | 'plannedFor'>

/** A whole draft that nothing is planned for. A new module is published with all that is in it. */
const isMarkable = ({ state, flaws, plannedFor }: Markable, { needs }: TreeModule) =>
  hasDraft({ state }) && plannedFor === null && needs === null && flaws === 0

/** The box that marks a draft for publishing, the state of the thing, and the way to its editor. */
function Row({
  thing: { _id: id, state, flaws, plannedFor },
  name,
  isMarkable: hasBox,
  marked,
  onMark,
}: RowProps) {
  const t = useTranslations('authoring-staff')
  return (
    <span className={classes.row}>
      {hasBox && (
        // biome-ignore lint/a11y/noLabelWithoutControl: the box inside is its control
        <label className={classes.mark}>
          <CheckBox
            aria-label={t('markOne', { title: name })}
            checked={marked.includes(id)}
            onChange={({ currentTarget: { checked } }) => onMark(id, checked)}
          />
          <span aria-hidden="true">{t('mark')}</span>
        </label>
      )}
      <StateTag state={state} flaws={flaws} plannedFor={plannedFor} />
      <LinkAnchor
        to="/modules/write/$id"
        params={{ id }}
        aria-label={t('editOne', { title: name })}
        data-own-line
      >
        {t('edit')}
      </LinkAnchor>
    </span>
  )
}
