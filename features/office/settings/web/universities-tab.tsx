import { Button, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Tag } from '#platform/ui/tag.tsx'
import { TitleRow } from '#platform/ui/title-row.tsx'
import { shortNameOf, type University, useUniversities } from '#programme/programme/web/universities.ts'
import classes from './semester-settings.module.css'
import { AddDialog, RenameDialog, RetireDialog } from './university-dialogs.tsx'

const acts = ['rename', 'retire', 'restore'] as const
type Asked = { act: 'add' } | { act: (typeof acts)[number]; university: University }

/** The universities of the programme: added, renamed, retired and brought back (decision S2, docs/decisions/0014). */
export default function UniversitiesTab() {
  const t = useTranslations('settings-staff.universities')
  const { all, isRetired } = useUniversities()
  const [asked, setAsked] = useState<Asked | null>(null)
  return (
    <section className={classes.universities}>
      <TitleRow
        title={
          <Title order={2} size="h3" data-said>
            {t('title')}
          </Title>
        }
      >
        <Button onClick={() => setAsked({ act: 'add' })}>{t('add')}</Button>
      </TitleRow>
      <Text c="dimmed" mb="md">
        {t('hint')}
      </Text>
      <ul>
        {all.map((university) => (
          <li key={university.value}>
            <span className={classes.university}>
              {university.label}
              <Text span size="sm" c="dimmed">
                {shortNameOf(university.value)}
              </Text>
              {isRetired(university.value) && <Tag kind="quiet">{t('retired')}</Tag>}
            </span>
            {acts
              .filter((act) => act !== (isRetired(university.value) ? 'retire' : 'restore'))
              .map((act) => (
                <Button
                  key={act}
                  size="compact-sm"
                  variant="subtle"
                  aria-label={t('actOn', { act: t(act), name: university.label })}
                  onClick={() => setAsked({ act, university })}
                >
                  {t(act)}
                </Button>
              ))}
          </li>
        ))}
      </ul>
      {asked && <Dialog asked={asked} onClose={() => setAsked(null)} />}
    </section>
  )
}

function Dialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  if (asked.act === 'add') return <AddDialog onClose={onClose} />
  const { act, university } = asked
  if (act === 'rename') return <RenameDialog university={university} onClose={onClose} />
  return <RetireDialog university={university} to={act} onClose={onClose} />
}
