import { Skeleton, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { limits } from '#platform/contract/parts.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { FileChoice } from '#platform/ui/file-choice.tsx'
import { type FileProblem, wrongWith } from '#platform/ui/file-problem.ts'
import { useSide } from '#platform/ui/side.tsx'
import { Waiting } from '#platform/ui/waiting.tsx'
import { isFailure } from '#platform/web/failure.ts'
import type { CertificateKey } from '../calls.ts'
import { checkQuery, keysQuery } from './calls.ts'
import classes from './check.module.css'
import { Verdict } from './verdict.tsx'
import { type FileTruth, truthOf } from './verify.ts'

const upload = { maxBytes: limits.fileBytes, types: ['application/pdf'] } as const

/** Checks a file without sending it anywhere: the keys come here, the file stays. */
export function FileCheck() {
  return (
    <Loaded query={keysQuery()} lines={4}>
      {({ keys }) => <Check keys={keys} />}
    </Loaded>
  )
}

type Checked = { file: string; truth: FileTruth | { is: 'unread' } } | null

function Check({ keys }: { keys: readonly CertificateKey[] }) {
  const t = useTranslations('certificate-check')
  const [checked, setChecked] = useState<Checked>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const check = async (file: File) => {
    const wrong = wrongWith(file, upload)
    setProblem(wrong)
    setChecked(null)
    if (wrong) return
    const bytes = await file.arrayBuffer().catch(() => null)
    const truth = bytes ? await truthOf(new Uint8Array(bytes), keys) : ({ is: 'unread' } as const)
    setChecked({ file: file.name, truth })
  }
  return (
    <>
      <div className={classes.file}>
        <Title order={2} size="h4">
          {t('fileTitle')}
        </Title>
        <Text>{t('fileText')}</Text>
        <FileChoice upload={upload} label={t('choose')} problem={problem} onChoose={check} />
      </div>
      <div role="status">{checked && <Outcome key={checked.file} {...checked} />}</div>
    </>
  )
}

/** What the file is, and where it is genuine, what has become of it since. */
function Outcome({ file, truth }: NonNullable<Checked>) {
  if (truth.is !== 'genuine') return <Verdict answer={truth.is} file={file} />
  return <Registered code={truth.code} file={file} />
}

function Registered({ code, file }: { code: string; file: string }) {
  const { data, failure } = useSide(checkQuery(code))
  if (data) return <Verdict answer={data.status} certificate={data} file={file} />
  if (!failure)
    return (
      <Waiting>
        <Skeleton height={220} />
      </Waiting>
    )
  return <Verdict answer={isFailure(failure, 'not-found') ? 'unknown' : 'offline'} file={file} />
}
