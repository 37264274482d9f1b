import { Button, Text } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Loaded } from '#platform/ui/boundary.tsx'
import { Dialog } from '#platform/ui/dialog.tsx'
import { Dotted } from '#platform/ui/dotted.tsx'
import { useShortMoment } from '#platform/ui/moment.ts'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'
import type { Draft, Thing, Version } from '../content-parts.ts'
import classes from './history.module.css'
import { linesOf } from './lines.ts'

/** Every version that was published, the newest first: who, when and why; each beside what stands now. */
export function History({ thing, written }: { thing: Thing; written: Draft }) {
  const t = useTranslations('authoring-staff')
  const [open, setOpen] = useState<Version | null>(null)
  if (thing.versions.length === 0) return null
  return (
    <section className={classes.history}>
      <h2 className={classes.heading}>{t('history.title')}</h2>
      <ol className={classes.versions}>
        {thing.versions.map((version) => (
          <li key={version.number} className={classes.version}>
            <VersionWords version={version} />
            <Button
              variant="default"
              aria-label={t('history.lookAt', { number: version.number })}
              onClick={() => setOpen(version)}
            >
              {t('history.look')}
            </Button>
          </li>
        ))}
      </ol>
      {open && <Beside thing={thing} version={open} written={written} onClose={() => setOpen(null)} />}
    </section>
  )
}

function VersionWords({
  version: { number, publishedAt, publishedBy, why, asksAgain },
}: {
  version: Version
}) {
  const t = useTranslations('authoring-staff')
  const moment = useShortMoment()
  const facts = [
    moment(publishedAt),
    publishedBy && t('history.by', publishedBy),
    asksAgain && t('history.asksAgain'),
  ]
  return (
    <div>
      <strong>{t('history.version', { number })}</strong>
      <p className={classes.facts}>
        <Dotted parts={facts} />
      </p>
      <Text c="dimmed">{why ?? t('history.fromFiles')}</Text>
    </div>
  )
}

interface BesideProps {
  thing: Thing
  version: Version
  written: Draft
  onClose: () => void
}

/** A version and what is written now, line by line beside each other; what differs is marked. */
function Beside({ thing, version, written, onClose }: BesideProps) {
  const t = useTranslations('authoring-staff')
  const params = { id: thing._id, number: version.number }
  const restore = useAct(authoring.restore, { invalidates: [authoring.thing, authoring.tree], done: onClose })
  return (
    <Dialog
      title={t('history.version', { number: version.number })}
      onClose={onClose}
      foot={
        thing.can.restore ? (
          <Button loading={restore.busy} onClick={() => restore.run({ params })}>
            {t('history.restore')}
          </Button>
        ) : (
          <Text c="dimmed">{t('history.draftFirst')}</Text>
        )
      }
    >
      <VersionWords version={version} />
      <Loaded query={queryOf(authoring.version, { params })} skeleton={<TextSkeleton lines={6} />}>
        {({ published }) => (
          <div className={classes.beside}>
            {(['earlier', 'now'] as const).map((side) => {
              const lines = linesOf(side === 'earlier' ? published : written)
              const others = new Set(linesOf(side === 'earlier' ? written : published))
              return (
                <section key={side} aria-label={t(`history.${side}`)}>
                  <h3>{t(`history.${side}`)}</h3>
                  {lines.map((line, i) => (
                    // A line is known by its place.
                    // biome-ignore lint/suspicious/noArrayIndexKey: see above
                    <p key={i} className={classes.line} data-differs={!others.has(line) || undefined}>
                      {!others.has(line) && <span className={classes.sign}>{t(`history.mark.${side}`)}</span>}
                      {line}
                    </p>
                  ))}
                </section>
              )
            })}
          </div>
        )}
      </Loaded>
    </Dialog>
  )
}
