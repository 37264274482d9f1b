import { Group, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { LanguageSwitch } from '#people/profile/web/language-switch.tsx'
import { Page } from '#platform/ui/page.tsx'
import { SchemeSwitch } from '#platform/ui/scheme-switch.tsx'
import { PageTitle } from '#platform/ui/title.tsx'
import { ButtonParts } from './buttons.tsx'
import { FieldParts } from './fields.tsx'
import { LineParts, StageParts } from './lines.tsx'
import { ListParts } from './list.tsx'
import { MediaParts, WaitingParts } from './media.tsx'
import classes from './parts.module.css'
import { PeopleParts } from './people.tsx'
import { RuleParts } from './rules.tsx'
import { ToldParts } from './told.tsx'

/** All parts of the interface on one page, to be looked at together in both schemes and both languages. */
export function PartsPage() {
  const t = useTranslations('parts')
  return (
    <main>
      <PageTitle title={t('title')} />
      <Page>
        <Group gap="lg" className={classes.switches}>
          <LanguageSwitch className={classes.switch} />
          <SchemeSwitch className={classes.switch} />
        </Group>
        <Title order={1}>{t('title')}</Title>
        <Text size="lg">{t('lead')}</Text>
        <Stack gap={72} mt={48}>
          <RuleParts />
          <LineParts />
          <StageParts />
          <PeopleParts />
          <ButtonParts />
          <FieldParts />
          <ToldParts />
          <MediaParts />
          <WaitingParts />
          <ListParts />
        </Stack>
      </Page>
    </main>
  )
}
