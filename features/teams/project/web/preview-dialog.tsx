import { Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { Dialog } from '#platform/ui/dialog.tsx'
import { WRITTEN } from '#platform/ui/written.tsx'
import { TermTags } from '#programme/terms/web/term-tags.tsx'
import type { ProjectFields } from '../calls.ts'
import classes from './project.module.css'
import { Sections } from './project-article.tsx'

/** What is typed by now, as others would read it. */
export function PreviewDialog({ values, onClose }: { values: ProjectFields; onClose: () => void }) {
  const t = useTranslations('project')
  const { name, shortDescription, focuses, contact } = values
  return (
    <Dialog title={t('preview.title')} onClose={onClose}>
      <div className={classes.article} data-preview>
        <header className={classes.head}>
          <Title order={3} size="h2" {...WRITTEN}>
            {name}
          </Title>
          <Text size="lg" {...WRITTEN}>
            {shortDescription}
          </Text>
          <TermTags kind="focus" ids={focuses} />
        </header>
        <Sections project={values} level={4} />
        {contact.trim() !== '' && (
          <section>
            <Title order={4} size="h3">
              {t('fields.contact')}
            </Title>
            <p className={classes.words} {...WRITTEN}>
              {contact}
            </p>
          </section>
        )}
      </div>
    </Dialog>
  )
}
