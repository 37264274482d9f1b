import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { ConfirmDialog } from '#platform/ui/confirm-dialog.tsx'
import { FactLine } from '#platform/ui/fact-line.tsx'
import { StateTabs } from '#platform/ui/list-tabs.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import {
  type CourseItem,
  type CourseItemState,
  type CoursePreview,
  type CourseProblem,
  courseItemStates,
} from '../course-file-calls.ts'
import classes from './course-file.module.css'

interface Props {
  seen: CoursePreview
  busy: boolean
  onBringIn: (modules: string[]) => unknown
}

const isComing = ({ kind, state }: CourseItem) =>
  kind !== 'medium' && (state === 'new' || state === 'changed')

/** What a zip would bring: the modules to choose from, and every part with what is wrong with it. */
export function PreviewedCourse({ seen, busy, onBringIn }: Props) {
  const t = useTranslations('authoring-file-staff')
  const modules = seen.items.filter(({ kind }) => kind === 'module')
  const partsOf = ({ key }: CourseItem) =>
    seen.items.filter((one) => one.kind !== 'medium' && one.module === key)
  const isOpen = (module: CourseItem) =>
    partsOf(module).some(isComing) &&
    !(seen.isEmpty && partsOf(module).some(({ state }) => state === 'wrong'))
  const open = modules.filter(isOpen)
  const [chosen, setChosen] = useState<readonly string[]>(open.map(({ key }) => key))
  const [isAsking, setAsking] = useState(false)
  const coming = open
    .filter(({ key }) => chosen.includes(key))
    .flatMap(partsOf)
    .filter(isComing).length
  return (
    <>
      <Summary seen={seen} isNothing={open.length === 0} />
      {open.length > 0 && (
        <fieldset className={classes.modules}>
          <legend>{t('which')}</legend>
          {open.map((module) => (
            <CheckBox
              key={module.key}
              label={t('moduleComing', {
                title: module.title,
                count: partsOf(module).filter(isComing).length,
              })}
              checked={chosen.includes(module.key)}
              onChange={({ currentTarget: { checked } }) =>
                setChosen((keys) =>
                  checked ? [...keys, module.key] : keys.filter((key) => key !== module.key),
                )
              }
            />
          ))}
          <ActButton busy={busy} off={coming === 0 && t('noneChosen')} onClick={() => setAsking(true)}>
            {t(seen.isEmpty ? 'publish' : 'bringIn', { count: coming })}
          </ActButton>
        </fieldset>
      )}
      <Parts seen={seen} />
      {isAsking && (
        <ConfirmDialog
          title={t(seen.isEmpty ? 'publishTitle' : 'bringInTitle', { count: coming })}
          confirm={t(seen.isEmpty ? 'publish' : 'bringIn', { count: coming })}
          busy={busy}
          onConfirm={async () => {
            await onBringIn([...chosen])
            setAsking(false)
          }}
          onClose={() => setAsking(false)}
        >
          <Text>{t(seen.isEmpty ? 'publishEffect' : 'bringInEffect')}</Text>
        </ConfirmDialog>
      )}
    </>
  )
}

function Summary({ seen, isNothing }: { seen: CoursePreview; isNothing: boolean }) {
  const t = useTranslations('authoring-file-staff')
  const { counts, problems, left, reordered, ignored, isEmpty } = seen
  const isWrong = counts.wrong > 0 || problems.length > 0
  return (
    <div className={classes.summary}>
      <Notice kind={isWrong ? 'problem' : 'note'}>
        <Text>{t('counts', { ...counts })}</Text>
        {isNothing && <Text>{t(isWrong ? 'nothingRight' : 'nothingNew')}</Text>}
        {isEmpty && <Text>{t('empty')}</Text>}
      </Notice>
      {problems.length > 0 && <Problems problems={problems} />}
      {left.length > 0 && (
        <details>
          <summary>{t('left', { count: left.length })}</summary>
          <ul>
            {left.slice(0, AT_ONCE).map(({ kind, module, title }) => (
              <li key={`${kind} ${module} ${title}`}>
                {t(`kinds.${kind}`)}: <span {...WRITTEN}>{title}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {reordered.length > 0 && (
        <Text size="sm">
          {t('reordered')} <span {...WRITTEN}>{reordered.join(', ')}</span>
        </Text>
      )}
      {ignored.length > 0 && (
        <Text size="sm">
          {t('ignored')} <span {...WRITTEN}>{ignored.join(', ')}</span>
        </Text>
      )}
    </div>
  )
}

const tags: Record<CourseItemState, TagKind> = { new: 'open', changed: 'open', same: 'quiet', wrong: 'bad' }
/** Rows that are drawn before somebody asks for more. */
const AT_ONCE = 100

function Parts({ seen: { items, counts } }: { seen: CoursePreview }) {
  const t = useTranslations('authoring-file-staff')
  const first = (['wrong', 'changed', 'new'] as const).find((state) => counts[state] > 0)
  const [states, setStates] = useState<CourseItemState[]>(first ? [first] : [])
  const [most, setMost] = useState(AT_ONCE)
  const found = items.filter(({ state }) => states.length === 0 || states.includes(state))
  const choose = (chosen: CourseItemState[]) => {
    setStates(chosen)
    setMost(AT_ONCE)
  }
  return (
    <section aria-label={t('parts')}>
      <h2 className={classes.heading}>{t('parts')}</h2>
      <StateTabs
        label={t('state')}
        options={courseItemStates.map((value) => ({ value, label: t(`states.${value}`) }))}
        chosen={states}
        onChoose={choose}
        isCounted
        counts={counts}
      />
      {found.length === 0 && <Text mt="md">{t('noParts')}</Text>}
      <ul className={classes.parts}>
        {found.slice(0, most).map((item) => (
          <li key={`${item.kind} ${item.module} ${item.key} ${item.file}`} className={classes.part}>
            <span className={classes.title} {...WRITTEN}>
              {item.title}
            </span>
            <FactLine>
              <span>
                <Tag kind={tags[item.state]}>{t(`states.${item.state}`)}</Tag>
              </span>
              <span>{t(`kinds.${item.kind}`)}</span>
              <span translate="no" className={classes.path}>
                {item.file}
              </span>
            </FactLine>
            {item.problems.length > 0 && <Problems problems={item.problems} />}
            {item.warnings.length > 0 && <Problems problems={item.warnings} />}
          </li>
        ))}
      </ul>
      {found.length > most && (
        <Button variant="default" onClick={() => setMost(most + AT_ONCE)}>
          {t('more', { count: found.length - most })}
        </Button>
      )}
    </section>
  )
}

const placeOf = (file: string, at: string | null) => (at ? `${file} (${at})` : file)

function Problems({ problems }: { problems: readonly CourseProblem[] }) {
  const t = useTranslations('authoring-file-staff')
  const tw = useTranslations('authoring-staff')
  const words = (reason: CourseProblem['reason']) =>
    t.has(`reasons.${reason}` as 'reasons.yaml')
      ? t(`reasons.${reason}` as 'reasons.yaml')
      : tw(`flaws.${reason}` as 'flaws.missing')
  return (
    <ul className={classes.problems}>
      {problems.map(({ file, line, at, reason }) => (
        <li key={`${file} ${line} ${at} ${reason}`}>
          <span>{words(reason)}</span>{' '}
          <span translate="no" className={classes.path}>
            {placeOf(line === null ? file : t('place', { file, line }), at)}
          </span>
        </li>
      ))}
    </ul>
  )
}
