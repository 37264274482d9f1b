import { Button, Group } from '@mantine/core'
import { Download, Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { saveFile } from '#platform/web/download.ts'
import { useTellFailure } from './tell.ts'

const FILE = 'rajt.png'

interface Props {
  /** Of what is shared, as the device's list of apps shows it. */
  title: string
  draw: () => Promise<Blob>
}

/** Keeps or shares a picture: it is made here, and sent nowhere by us. */
export function PictureActs({ title, draw }: Props) {
  const t = useTranslations('ui.picture')
  const tellFailure = useTellFailure()
  const [busy, setBusy] = useState(false)
  const onPicture = (act: (file: File) => unknown) => async () => {
    setBusy(true)
    try {
      await act(new File([await draw()], FILE, { type: 'image/png' }))
    } catch (failure) {
      // Closing the device's own list of apps is no failure.
      if (!isClosing(failure)) tellFailure(failure)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Group gap="sm">
      {canShare() && (
        <Button
          variant="default"
          disabled={busy}
          leftSection={<Share2 size="1.2em" aria-hidden="true" />}
          onClick={onPicture((file) => navigator.share({ files: [file], title }))}
        >
          {t('share')}
        </Button>
      )}
      <Button
        variant="default"
        disabled={busy}
        leftSection={<Download size="1.2em" aria-hidden="true" />}
        onClick={onPicture((file) => saveFile(file, FILE))}
      >
        {t('save')}
      </Button>
    </Group>
  )
}

const isClosing = (failure: unknown) => failure instanceof DOMException && failure.name === 'AbortError'

const canShare = () => navigator.canShare?.({ files: [new File([], FILE, { type: 'image/png' })] }) ?? false
