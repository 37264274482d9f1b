import { GripVertical } from 'lucide-react'
import { useId } from 'react'
import { useTranslations } from 'use-intl'
import { FactLine } from '#platform/ui/fact-line.tsx'
import { Label } from '#platform/ui/label.tsx'
import { NameLink } from '#platform/ui/links.tsx'
import type { TreeModule } from '../content-parts.ts'
import dragging from './drag-row.module.css'
import { draftsIn } from './has-draft.ts'
import { LessonRows } from './lesson-rows.tsx'
import { MarkBox, type Marking } from './mark-box.tsx'
import { isMarkable } from './markable.ts'
import { ModuleActs } from './module-acts.tsx'
import { NewInModule } from './new-in-module.tsx'
import { PublishNewModule } from './new-module.tsx'
import { StateTag } from './state-tag.tsx'
import classes from './tree.module.css'
import { useDragRow } from './use-drag-row.ts'
import { useFoldable } from './use-foldable.ts'

interface Folding {
  isOpen: boolean
  onFold: (isOpen: boolean) => void
}

interface Props extends Marking, Folding {
  module: TreeModule
  /** Null of one that keeps its place. */
  onDrop: ((dragged: string, isBelow: boolean) => void) | null
}

/** A module in one row, and all that is in it below. */
export function ModuleRow({ module, isOpen, onFold, onDrop, ...marking }: Props) {
  const inside = useId()
  const panel = useFoldable(isOpen, () => onFold(true))
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
        <span ref={handle} className={dragging.handle} data-handle={onDrop ? true : undefined}>
          {/* By keyboard it is moved by the buttons below. */}
          {onDrop && <GripVertical size={18} aria-hidden="true" />}
        </span>
        <div className={classes.words}>
          <Heading module={module} isOpen={isOpen} onFold={onFold} inside={inside} />
          <Holds module={module} isOpen={isOpen} marked={marking.marked} />
        </div>
        <End module={module} {...marking} />
      </div>
      <div ref={panel} id={inside}>
        <Inside module={module} {...marking} />
      </div>
    </li>
  )
}

interface HeadingProps extends Folding {
  module: TreeModule
  /** The id of what it folds. */
  inside: string
}

function Heading({ module, isOpen, onFold, inside }: HeadingProps) {
  const t = useTranslations('authoring-staff')
  return (
    <h2 className={classes.title}>
      <button
        type="button"
        data-folds
        aria-expanded={isOpen}
        aria-controls={inside}
        onClick={() => onFold(!isOpen)}
      >
        {t('module.number', { number: module.position })}: {module.title || t('untitled')}
      </button>
      {module.extra && <Label>{t('module.extra')}</Label>}
    </h2>
  )
}

interface HoldsProps extends Pick<Marking, 'marked'>, Pick<Folding, 'isOpen'> {
  module: TreeModule
}

/** What is in a module, and how much of that is in work; of a folded one, what is marked in it too. */
function Holds({ module, marked, isOpen }: HoldsProps) {
  const t = useTranslations('authoring-staff')
  const drafts = draftsIn(module)
  const within = isOpen ? 0 : module.lessons.filter(({ _id }) => marked.includes(_id)).length
  return (
    <FactLine>
      <span>{t('lessons', { count: module.lessons.length })}</span>
      <span>{t('questions', { count: module.questions })}</span>
      {drafts > 0 && <strong>{t('drafts', { count: drafts })}</strong>}
      {within > 0 && <strong>{t('markedWithin', { count: within })}</strong>}
    </FactLine>
  )
}

/** The box that marks its draft for publishing, its state, and the way to its editor. */
function End({ module, ...marking }: Marking & { module: TreeModule }) {
  const t = useTranslations('authoring-staff')
  const { _id: id } = module
  const name = module.title || t('untitled')
  return (
    <div className={classes.end}>
      {isMarkable(module, module) && <MarkBox id={id} name={name} {...marking} />}
      <StateTag state={module.state} flaws={module.flaws} plannedFor={module.plannedFor} />
      <NameLink
        to="/modules/write/$id"
        params={{ id }}
        className={classes.edit}
        aria-label={t('editOne', { title: name })}
      >
        {t('edit')}
      </NameLink>
    </div>
  )
}

function Inside({ module, ...marking }: Marking & { module: TreeModule }) {
  const t = useTranslations('authoring-staff')
  return (
    <div className={classes.inside}>
      <LessonRows module={module}>
        {(lesson) => (
          <div className={classes.end}>
            {isMarkable(lesson, module) && (
              <MarkBox id={lesson._id} name={lesson.title || t('untitled')} {...marking} />
            )}
            <StateTag state={lesson.state} flaws={lesson.flaws} plannedFor={lesson.plannedFor} />
          </div>
        )}
      </LessonRows>
      <div className={classes.questions}>
        <NameLink to="/modules/questions/$id" params={{ id: module._id }}>
          {t('questions', { count: module.questions })}
        </NameLink>
        {module.questionDrafts > 0 && <span>{t('drafts', { count: module.questionDrafts })}</span>}
      </div>
      <div className={classes.acts}>
        <NewInModule id={module._id} />
        <ModuleActs module={module} />
      </div>
      <PublishNewModule module={module} />
    </div>
  )
}
