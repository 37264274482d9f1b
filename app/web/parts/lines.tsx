import { Button, Text, Title } from '@mantine/core'
import { useTranslations } from 'use-intl'
import { EmptyState } from '#platform/ui/empty-state.tsx'
import { FrontLine } from '#platform/ui/front-line.tsx'
import { PhoneFold } from '#platform/ui/phone-fold.tsx'
import { Stage } from '#platform/ui/stage.tsx'
import classes from './parts.module.css'
import { Section } from './section.tsx'

export function LineParts() {
  const t = useTranslations('parts.line')
  return (
    <Section title={t('title')}>
      <div className={`${classes.whole} ${classes.ground}`}>
        <FrontLine />
      </div>
      <EmptyState line="waits">
        <Text>{t('waits')}</Text>
        <Button>{t('toModules')}</Button>
      </EmptyState>
      <EmptyState line="ends">
        <Text>{t('ends')}</Text>
        <Button variant="default">{t('clear')}</Button>
      </EmptyState>
    </Section>
  )
}

export function StageParts() {
  const t = useTranslations('parts.stage')
  return (
    <Section title={t('title')}>
      <div className={classes.whole}>
        <Stage>
          <Title order={3}>{t('label')}</Title>
          <p className={classes.score}>{t('score')}</p>
          <p>{t('text')}</p>
        </Stage>
      </div>
      <div className={classes.whole}>
        <PhoneFold id="fold" order={3} size="h4" title={t('fold')} figure={t('score')}>
          <p>{t('text')}</p>
        </PhoneFold>
      </div>
    </Section>
  )
}
