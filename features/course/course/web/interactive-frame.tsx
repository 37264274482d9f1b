import { Button } from '@mantine/core'
import { Maximize } from 'lucide-react'
import { type CSSProperties, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { fillScreen } from './fill-screen.ts'
import classes from './interactive-contents.module.css'
import { useFrameMessages } from './use-frame-messages.ts'

interface Props {
  title: string
  address: string
  onFinish: () => void
}

/**
 * Another host's page, in an origin of its own: without `allow-same-origin` it has no storage, no cookies of ours and no
 * way into this page; it cannot lead away from it, and is told nothing of it (decision 23).
 */
export function InteractiveFrame({ title, address, onFinish }: Props) {
  const t = useTranslations('course.interactive')
  const whole = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const height = useFrameMessages(frame, onFinish)
  return (
    <div ref={whole} className={classes.whole}>
      <iframe
        ref={frame}
        className={classes.frame}
        style={height === null ? undefined : ({ '--asked': `${height}px` } as CSSProperties)}
        title={t('frame', { title })}
        src={address}
        sandbox="allow-scripts"
        referrerPolicy="no-referrer"
        allow=""
      />
      {document.fullscreenEnabled && (
        <Button
          variant="default"
          leftSection={<Maximize size={18} aria-hidden="true" />}
          onClick={() => fillScreen(whole)}
        >
          {t('fullScreen')}
        </Button>
      )}
    </div>
  )
}
