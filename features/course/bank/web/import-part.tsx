import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { authoring } from '#course/authoring/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { Notice } from '#platform/ui/notice.tsx'
import { TitledPart } from '#platform/ui/titled-part.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { bank } from '../calls.ts'
import type { QuestionFile } from '../file-parts.ts'
import { type Asked, FileForm } from './file-form.tsx'
import { PreviewPart } from './preview-part.tsx'

interface Previewed {
  asked: Asked
  file: QuestionFile
}

/** A file, what would become of each of its questions, and what became of those that were chosen. */
export function ImportPart({ module }: { module: string }) {
  const t = useTranslations('bank-staff')
  const [previewed, setPreviewed] = useState<Previewed | null>(null)
  const [done, setDone] = useState<Answer<typeof bank.take> | null>(null)
  const { run, busy } = useAct(bank.take, {
    invalidates: [authoring.questions, authoring.tree],
    done: (answer) => {
      setDone(answer)
      setPreviewed(null)
    },
  })
  const show = (made: Previewed | null) => {
    setDone(null)
    setPreviewed(made)
  }
  return (
    <TitledPart title={t('import')} reason={t('importLead')}>
      <FileForm module={module} onChange={() => show(null)} onRead={(asked, file) => show({ asked, file })} />
      {previewed && (
        <PreviewPart
          file={previewed.file}
          language={previewed.asked.language}
          busy={busy}
          onTake={(numbers) => {
            const { file, ...asked } = previewed.asked
            return run({
              params: { id: module },
              body: { ...asked, chosen: { numbers } },
              files: { file },
            })
          }}
        />
      )}
      <div role="status">{done && <Done module={module} {...done} />}</div>
    </TitledPart>
  )
}

function Done({ module, added, there }: Answer<typeof bank.take> & { module: string }) {
  const t = useTranslations('bank-staff')
  return (
    <Notice kind="done">
      <p>
        <span>{t('done', { added, there })}</span> {added > 0 && <span>{t('next')}</span>}
      </p>
      <LinkAnchor to="/modules/questions/$id" params={{ id: module }}>
        {t('toDrafts')}
      </LinkAnchor>
    </Notice>
  )
}
