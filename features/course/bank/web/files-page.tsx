import { Text, Title } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { authoring } from '#course/authoring/calls.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { BackLink } from '#platform/ui/links.tsx'
import { ListWaiting } from '#platform/ui/list-states.tsx'
import { Page } from '#platform/ui/page.tsx'
import { queryOf } from '#platform/web/query.ts'
import { ExportPart } from './export-part.tsx'
import { ImportPart } from './import-part.tsx'

/** Questions of a module from a file and into one. */
export function QuestionFilesPage() {
  const t = useTranslations('bank-staff')
  const { id = '' } = useParams({ strict: false })
  return (
    <Page width="list">
      <BackLink to="/modules/questions/$id" params={{ id }}>
        {t('toQuestions')}
      </BackLink>
      <Loaded
        query={queryOf(authoring.questions, { params: { id } })}
        heading={t('title')}
        skeleton={<ListWaiting />}
      >
        {({ module }) => (
          <>
            <Title order={1} mt="xs">
              {t('title')}
            </Title>
            <Text size="lg" mt="xs" mb="lg">
              {module.title}
            </Text>
            <ImportPart module={id} />
            <ExportPart module={id} />
          </>
        )}
      </Loaded>
    </Page>
  )
}
