import { useState } from 'react'
import { WithTerms } from '#course/course/web/with-terms.tsx'
import type { Sent } from '#platform/contract/call.ts'
import type { Language } from '#platform/contract/parts.ts'
import { Loaded } from '#platform/ui/boundary.tsx'
import { RichText } from '#platform/ui/rich-text.tsx'
import { TextSkeleton } from '#platform/ui/skeletons.tsx'
import { queryOf } from '#platform/web/query.ts'
import { authoring } from '../calls.ts'

interface Props {
  id: string
  language: Language
  content: Sent<typeof authoring.preview>['body']['content']
}

/** The text of a lesson as a student will see it, as it was when this was opened. */
export function LessonText({ id, language, content }: Props) {
  const [opened] = useState(content)
  return (
    <Loaded
      query={queryOf(authoring.preview, { body: { id, language, content: opened } })}
      skeleton={<TextSkeleton lines={8} />}
    >
      {({ lesson }) => (
        <div lang={language}>
          <WithTerms terms={lesson.terms}>
            <RichText html={lesson.html} />
          </WithTerms>
        </div>
      )}
    </Loaded>
  )
}
