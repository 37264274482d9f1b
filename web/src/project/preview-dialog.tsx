import { Text, Title } from '@mantine/core'
import type { ProjectFields } from '@rajt/contract/project'
import { useTranslations } from 'use-intl'
import { TermTags } from '../terms/term-tags.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { WRITTEN } from '../ui/written.tsx'
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
