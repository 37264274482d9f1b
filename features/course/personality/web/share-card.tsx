import { Button, Group } from '@mantine/core'
import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { useTellFailure } from '#platform/ui/tell.ts'
import { type CardContent, drawCard } from './card.ts'

const FILE = 'rajt.png'

/** The result as a picture to keep or to show: made here, sent nowhere by us. */
export function ShareCard({ content }: { content: CardContent }) {
  const t = useTranslations('personality.card')
  const tellFailure = useTellFailure()
  const [busy, setBusy] = useState(false)
  const onPicture = (act: (file: File) => unknown) => async () => {
    setBusy(true)
    try {
      await act(new File([await drawCard(content)], FILE, { type: 'image/png' }))
    } catch (failure) {
      // Closing the device's own list of apps is no failure.
      if (!isClosing(failure)) tellFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group gap="sm" mt="lg">
      {canShare() && (
        <Button
          variant="default"
          disabled={busy}
          leftSection={<Share2 size="1.2em" aria-hidden="true" />}
          onClick={onPicture((file) => navigator.share({ files: [file], title: t('title') }))}
        >
          {t('share')}
        </Button>
      )}
      <Button
        variant="default"
        disabled={busy}
        leftSection={<Download size="1.2em" aria-hidden="true" />}
        onClick={onPicture(save)}
      >
        {t('save')}
      </Button>
    </Group>
  )
}

const isClosing = (failure: unknown) => failure instanceof DOMException && failure.name === 'AbortError'

const canShare = () => navigator.canShare?.({ files: [new File([], FILE, { type: 'image/png' })] }) ?? false

function save(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = FILE
  link.click()
  URL.revokeObjectURL(link.href)
}
