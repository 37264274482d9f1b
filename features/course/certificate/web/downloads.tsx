import { Button } from '@mantine/core'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { User } from '#people/auth/calls.ts'
import { type Language, languages } from '#platform/contract/parts.ts'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { useAct } from '#platform/ui/use-act.ts'
import { arriveAt } from '#platform/web/arrival.ts'
import { saveFile } from '#platform/web/download.ts'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { certificate } from '../calls.ts'
import { arrivalOf } from './arrival-of.ts'
import classes from './downloads.module.css'

interface Props {
  semester: string
  /** None of the semester has been made before. */
  isFirst: boolean
  hasIdentityCard: boolean
}

type Name = Pick<User, 'surname' | 'firstname'> | null

/** In the certificate's language, whatever the page's is: whose it is and of which semester. */
const fileNames = {
  hu: (semester: string, name: Name) =>
    `Tanúsítvány ${semester}${name ? ` ${name.surname} ${name.firstname}` : ''}.pdf`,
  en: (semester: string, name: Name) =>
    `Certificate ${semester}${name ? ` ${name.firstname} ${name.surname}` : ''}.pdf`,
} satisfies Record<Language, unknown>

/** One button for each language; the number of the identity card is printed on request only (decision A9). */
export default function Downloads({ semester, isFirst, hasIdentityCard }: Props) {
  const t = useTranslations('certificate.own')
  const { user } = useStore(session)
  const [printed, setPrinted] = useState(false)
  // Fetched and then saved, so that its number is asked for once it was made.
  const { run } = useAct(certificate.file, {
    invalidates: [certificate.standing],
    done: (file, { query }) => {
      saveFile(file, fileNames[query.language](semester, user))
      if (isFirst) arriveAt(arrivalOf(semester))
    },
  })
  const identityCard = printed && hasIdentityCard ? 'yes' : 'no'
  return (
    <>
      {hasIdentityCard ? (
        <CheckBox
          label={t('identityCard')}
          checked={printed}
          onChange={({ currentTarget }) => setPrinted(currentTarget.checked)}
        />
      ) : (
        <LinkAnchor to="/settings" search={{ tab: 'profile' }} size="sm" data-own-line>
          {t('addIdentityCard')}
        </LinkAnchor>
      )}
      <div className={classes.acts}>
        {languages.map((language, i) => (
          <Button
            key={language}
            variant={i === 0 ? 'filled' : 'default'}
            leftSection={<Download size={18} aria-hidden="true" />}
            onClick={() => run({ query: { semester, language, identityCard } })}
          >
            {t(language)}
          </Button>
        ))}
      </div>
    </>
  )
}
