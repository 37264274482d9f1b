import { Anchor, Button, CloseButton, Group } from '@mantine/core'
import { Ban, Check, Pencil, Printer, X } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ActButton } from '#platform/ui/act-button.tsx'
import { DownloadButton } from '#platform/ui/download-button.tsx'
import { RowAct } from '#platform/ui/row-act.tsx'
import { RowMenu } from '#platform/ui/row-menu.tsx'
import { TakingButton } from '#platform/ui/taking-button.tsx'
import { Section } from './section.tsx'

const nothing = () => undefined

/** Each in its states: it can be used, it is on its way, it is off and says why. */
export function ButtonParts() {
  const t = useTranslations('parts')
  const ui = useTranslations('ui')
  return (
    <Section title={t('buttons.title')}>
      <Group gap="sm">
        <Button size="lg">{t('buttons.primary')}</Button>
        <Button>{t('buttons.primary')}</Button>
      </Group>
      <Group gap="sm">
        <Button variant="default">{t('buttons.secondary')}</Button>
        <Button variant="default" size="sm">
          {t('buttons.secondary')}
        </Button>
        <Button variant="subtle" size="sm" leftSection={<Printer size="1.25em" aria-hidden="true" />}>
          {t('buttons.quiet')}
        </Button>
        <DownloadButton variant="default" path="">
          {t('buttons.download')}
        </DownloadButton>
        <CloseButton aria-label={ui('close')} />
      </Group>
      <Group gap="sm">
        <ActButton busy data-sample>
          {t('buttons.busy')}
        </ActButton>
        <Button disabled aria-describedby="off-why">
          {t('buttons.off')}
        </Button>
        <span id="off-why">{t('buttons.offWhy')}</span>
      </Group>
      <Group gap="sm">
        <RowAct
          act="accept"
          icon={Check}
          word={t('list.accept')}
          isPurpose
          label={t('list.accept')}
          onClick={nothing}
        />
        <RowAct
          act="reject"
          icon={X}
          isPurpose
          isTaking
          word={t('list.reject')}
          label={t('list.reject')}
          onClick={nothing}
        />
        <RowMenu name={t('buttons.row')}>
          <RowAct
            act="correct"
            icon={Pencil}
            word={t('buttons.correct')}
            label={t('buttons.correct')}
            onClick={nothing}
          />
          <RowAct
            act="withdraw"
            icon={Ban}
            isTaking
            word={t('buttons.withdraw')}
            label={t('buttons.withdraw')}
            onClick={nothing}
          />
        </RowMenu>
        <TakingButton size="sm">{t('buttons.discard')}</TakingButton>
        <TakingButton size="sm" isWithdrawal>
          {t('buttons.withdraw')}
        </TakingButton>
        <Anchor component="button" type="button" data-own-line>
          {t('buttons.link')}
        </Anchor>
      </Group>
    </Section>
  )
}
