import { useTranslations } from 'use-intl'
import type { Language } from '#platform/contract/parts.ts'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { FactLine } from '#platform/ui/fact-line.tsx'
import { LinkAnchor } from '#platform/ui/links.tsx'
import { Tag, type TagKind } from '#platform/ui/tag.tsx'
import type { FileOutcome, FileQuestion } from '../file-parts.ts'
import classes from './files.module.css'

const kinds: Record<FileOutcome, TagKind> = {
  taken: 'good',
  warned: 'open',
  twin: 'open',
  there: 'quiet',
  'not-taken': 'bad',
}

interface Props {
  question: FileQuestion
  language: Language
  isChosen: boolean
  onChoose: (number: number, isOn: boolean) => void
}

/** A question of a file: what it asks, what becomes of it, and why. */
export function FileRow({ question, language, isChosen, onChoose }: Props) {
  const t = useTranslations('bank-staff')
  const { number, line, outcome, kind, prompt, options } = question
  const words = useTranslations('authoring-staff')
  return (
    <li className={classes.row}>
      <div className={classes.box}>
        {kind && outcome !== 'there' && (
          <CheckBox
            aria-label={t('chooseOne', { number, title: prompt })}
            checked={isChosen}
            onChange={({ currentTarget: { checked } }) => onChoose(number, checked)}
          />
        )}
      </div>
      <div className={classes.words}>
        <p className={classes.prompt} lang={language}>
          {prompt}
        </p>
        {options.length > 0 && (
          <ul className={classes.options} lang={language}>
            {options.map(({ text, isRight }, i) => (
              // Two options of a file may say the same.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li key={i} data-right={isRight || undefined}>
                {text}
                {isRight && <span className={classes.right}> ({t('isRight')})</span>}
              </li>
            ))}
          </ul>
        )}
        <FactLine>
          <span>
            <Tag kind={kinds[outcome]}>{t(`outcomes.${outcome}`)}</Tag>
          </span>
          {kind && <span>{words(`kinds.${kind}`)}</span>}
          <span>{t('where', { number: String(number), line: String(line) })}</span>
        </FactLine>
        <Reasons question={question} />
      </div>
    </li>
  )
}

function Reasons({ question: { outcome, warnings, fault, about, twin } }: { question: FileQuestion }) {
  const t = useTranslations('bank-staff')
  const isLike = outcome === 'twin' || outcome === 'there'
  if (!fault && !isLike && warnings.length === 0) return null
  return (
    <ul className={classes.reasons}>
      {fault && <li>{t(`faults.${fault}`, { about: about ?? '' })}</li>}
      {isLike && (
        <li>
          {twin ? (
            <LinkAnchor to="/modules/write/$id" params={{ id: twin._id }}>
              {t('twins.module', { module: twin.module })}
            </LinkAnchor>
          ) : (
            t('twins.file')
          )}
        </li>
      )}
      {warnings.map((warning) => (
        <li key={warning}>{t(`warnings.${warning}`)}</li>
      ))}
    </ul>
  )
}
