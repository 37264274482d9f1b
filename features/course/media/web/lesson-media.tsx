import { Button, VisuallyHidden } from '@mantine/core'
import { ArrowDown, ArrowUp, X } from 'lucide-react'
import { memo, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { SideFailed, useSide } from '#platform/ui/side.tsx'
import { queryOf } from '#platform/web/query.ts'
import { media as calls } from '../calls.ts'
import { type LessonMediumKind, lessonMediaKinds, type Medium } from '../parts.ts'
import { AddMedium } from './add-medium.tsx'
import { AllowedHosts } from './allowed-hosts.tsx'
import { AddInteractive, useHosts } from './interactive-forms.tsx'
import { useFacts } from './length.tsx'
import classes from './lesson-media.module.css'
import { MediumPicker } from './medium-picker.tsx'

interface Props {
  language: Language
  /** Of the lesson, in their order. */
  media: readonly string[]
  /** Of both languages, which are asked for together. */
  all: readonly string[]
  most: number
  problemAt: (place: number) => string | undefined
  onChange: (media: string[]) => void
}

/** Each kind has one, and what failed. */
export const MEDIA_ROWS = lessonMediaKinds.length + 1

/** The media of a lesson in one language, by kind: chosen from the library or uploaded, in an order of their own. */
export const LessonMedia = memo(function LessonMedia({
  language,
  media,
  all,
  most,
  problemAt,
  onChange,
}: Props) {
  const t = useTranslations('media-staff.sections')
  const side = useSide(queryOf(calls.some, { body: { ids: [...new Set(all)] } }), { keepsEarlier: true })
  const { data } = side
  const hosts = useHosts()
  const [fresh, setFresh] = useState<readonly Medium[]>([])
  const known = [...(data?.media ?? []), ...fresh]
  const rows = media.map((id, place) => ({
    id,
    medium: known.find(({ _id }) => _id === id) ?? null,
    problem: problemAt(place),
  }))
  const add = (medium: Medium) => {
    setFresh((others) => [...others, medium])
    onChange([...media, medium._id])
  }
  // What is not known any more stands with the videos, so that it can be taken out.
  const isOf = (kind: LessonMediumKind, medium: Medium | null) =>
    medium ? medium.kind === kind : data !== undefined && kind === 'video'
  return (
    <>
      <div>
        <SideFailed of={side} name={t('side')} />
        <SideFailed of={hosts} name={t('hostsName')} />
      </div>
      {lessonMediaKinds.map((kind) => (
        <Section
          key={kind}
          kind={kind}
          language={language}
          rows={rows.filter(({ medium }) => isOf(kind, medium))}
          all={media}
          isKnown={data !== undefined}
          isFull={media.length >= most}
          hosts={kind === 'interactive' ? (hosts.data?.hosts ?? null) : undefined}
          onAdd={add}
          onChange={onChange}
        />
      ))}
    </>
  )
})

interface SectionProps {
  kind: LessonMediumKind
  language: Language
  rows: { id: string; medium: Medium | null; problem: string | undefined }[]
  all: readonly string[]
  /** Which of them are of this kind. */
  isKnown: boolean
  isFull: boolean
  /** Of interactive content: where it may come from; null while that is not known. */
  hosts: readonly string[] | null | undefined
  onAdd: (medium: Medium) => void
  onChange: (media: string[]) => void
}

function Section({ kind, language, rows, all, isKnown, isFull, hosts, onAdd, onChange }: SectionProps) {
  const t = useTranslations('media-staff.sections')
  const facts = useFacts()
  const [open, setOpen] = useState<'library' | 'upload' | null>(null)
  const [said, setSaid] = useState('')
  const heading = `media-${kind}-${language}`
  const swap = (at: number, by: 1 | -1, title: string) => {
    const [one, other] = [rows[at]?.id, rows[at + by]?.id]
    if (!one || !other) return
    onChange(all.map((id) => (id === one ? other : id === other ? one : id)))
    setSaid(t('moved', { title, position: at + by + 1 }))
  }
  return (
    <section className={classes.section} aria-labelledby={heading}>
      <h3 id={heading} className={classes.heading}>
        {t(kind)}
      </h3>
      {isKnown && rows.length === 0 && <p className={classes.none}>{t('none')}</p>}
      <ol className={classes.rows}>
        {rows.map(({ id, medium, problem }, at) => {
          const title = medium?.title ?? t('gone')
          return (
            // One may stand twice until it is taken out.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <li key={`${id} ${at}`} className={classes.row}>
              <span className={classes.title}>
                <span lang={medium ? language : undefined}>{title}</span>
                {medium && <span className={classes.facts}>{facts(medium)}</span>}
                {problem && <span className={classes.problem}>{problem}</span>}
              </span>
              <span className={classes.acts}>
                <IconAct
                  label={t('up', { title })}
                  icon={ArrowUp}
                  off={at === 0}
                  onClick={() => swap(at, -1, title)}
                />
                <IconAct
                  label={t('down', { title })}
                  icon={ArrowDown}
                  off={at === rows.length - 1}
                  onClick={() => swap(at, 1, title)}
                />
                <IconAct
                  label={t('remove', { title })}
                  icon={X}
                  off={false}
                  onClick={() => onChange(without(all, id))}
                />
              </span>
            </li>
          )
        })}
      </ol>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {hosts && <AllowedHosts hosts={hosts} />}
      {!isFull && hosts !== null && hosts?.length !== 0 && (
        <div className={classes.add}>
          <Button variant="default" onClick={() => setOpen('library')}>
            {t(`choose.${kind}`)}
          </Button>
          <Button variant="default" onClick={() => setOpen('upload')}>
            {t(`upload.${kind}`)}
          </Button>
        </div>
      )}
      {open === 'library' && (
        <MediumPicker kind={kind} taken={all} onChoose={onAdd} onClose={() => setOpen(null)} />
      )}
      {open === 'upload' && kind === 'interactive' && (
        <AddInteractive onAdded={onAdd} onClose={() => setOpen(null)} />
      )}
      {open === 'upload' && kind !== 'interactive' && (
        <AddMedium kind={kind} onAdded={onAdd} onClose={() => setOpen(null)} />
      )}
    </section>
  )
}

/** The first one alone: what stands twice is taken out once. */
const without = (all: readonly string[], id: string) => all.toSpliced(all.lastIndexOf(id), 1)

interface IconActProps {
  label: string
  icon: typeof ArrowUp
  off: boolean
  onClick: () => void
}

/** Stays where it is when there is nowhere to go, so that the focus is not lost. */
const IconAct = ({ label, icon: Icon, off, onClick }: IconActProps) => (
  <button
    type="button"
    className={classes.act}
    aria-label={label}
    title={label}
    aria-disabled={off || undefined}
    onClick={() => off || onClick()}
  >
    <Icon size={18} aria-hidden="true" />
  </button>
)
