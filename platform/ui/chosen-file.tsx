import { Text } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Upload } from '#platform/contract/call.ts'
import { Failure } from '#platform/web/failure.ts'
import classes from './chosen-file.module.css'
import { Dotted } from './dotted.tsx'
import { type FileProblem, isAboutFile, problemOf, wrongWith } from './file-problem.ts'
import { useFileSize } from './file-size.ts'
import { isHeldByFile } from './held-by-file.ts'
import { WRITTEN } from './written.tsx'

interface Options {
  /** The name of its field in the call. */
  field: string
  upload: Upload
  /** Codes that begin so are about what the file holds. */
  codes: string
}

/** The file of a form: what was chosen stays when it is refused, and says why until another one is chosen. */
export function useChosenFile({ field, upload, codes }: Options) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState<FileProblem | null>(null)
  const [isNeeded, setNeeded] = useState(false)
  return {
    file,
    problem,
    /** The form was sent without one. */
    isNeeded,
    choose(chosen: File) {
      const wrong = wrongWith(chosen, upload)
      setProblem(wrong)
      setNeeded(false)
      if (!wrong) setFile(chosen)
    },
    /** The file to send; null where there is none or it was not taken: then its field has the focus. */
    toSend({ currentTarget: form }: FormEvent<HTMLFormElement>): File | null {
      // What the server did not take may be another one by now, under the same name.
      if (!(problem instanceof Failure) && isHeldByFile(form)) return null
      setNeeded(!file)
      if (file) setProblem(null)
      else form.querySelector<HTMLElement>('input[type=file]')?.focus()
      return file
    },
    /** True where sending failed because of the file. */
    refuse(failure: unknown): boolean {
      if (!(failure instanceof Failure)) return false
      if (!failure.code.startsWith(codes) && !isAboutFile(failure, field)) return false
      setProblem(problemOf(failure, field))
      return true
    },
  }
}

/** Its name and size. */
export function ChosenFile({ file }: { file: File }) {
  const size = useFileSize()
  return (
    <Text className={classes.name} {...WRITTEN}>
      <Dotted parts={[file.name, size(file.size)]} />
    </Text>
  )
}
