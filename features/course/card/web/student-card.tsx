import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { course, Progress } from '#course/course/calls.ts'
import { progressQuery } from '#course/course/web/calls.ts'
import type { User } from '#people/auth/calls.ts'
import type { Answer } from '#platform/contract/call.ts'
import { CheckBox } from '#platform/ui/check-box.tsx'
import { penOf, pngOf } from '#platform/ui/picture.ts'
import { PictureActs } from '#platform/ui/picture-acts.tsx'
import { useSide } from '#platform/ui/side.tsx'
import { session } from '#platform/web/session.ts'
import { useStore } from '#platform/web/store.ts'
import { CARD, drawCard } from './drawing.ts'
import { hasFailed, type Shown, useCardFacts } from './facts.ts'
import { Picture } from './picture.tsx'
import classes from './student-card.module.css'

interface Props {
  /** What the card was made for, such as "One-pager handed in". */
  occasion: string
  /** Whether the points stand on it at first: not where it is about something else, nor where they failed. */
  withPoints?: boolean
}

/** A card of the signed-in student as a picture, on which they choose what stands; nothing without a course. */
export default function StudentCard({ occasion, withPoints = true }: Props) {
  const { user } = useStore(session)
  const { data, isAwaited } = useSide(progressQuery())
  if (isAwaited) return <div className={classes.coming} />
  const progress = data?.currentProgress
  if (!user || !data || !progress) return null
  return <Card user={user} course={data} progress={progress} occasion={occasion} withPoints={withPoints} />
}

interface CardProps extends Props {
  user: User
  course: Answer<typeof course.progress>
  progress: Progress
}

function Card({ user, course: answer, progress, occasion, withPoints }: CardProps) {
  const t = useTranslations('card')
  const factsOf = useCardFacts()
  const [shown, setShown] = useState<Shown>({
    name: true,
    type: true,
    points: withPoints === true && !hasFailed(answer, progress),
  })
  const facts = factsOf(user, answer, progress, occasion, shown)
  const choices = (['name', 'type', 'points'] as const).filter((one) => one !== 'type' || user.personality)
  return (
    <div className={classes.whole}>
      <Picture facts={facts} />
      <fieldset className={classes.choices}>
        <legend>{t('choices')}</legend>
        {choices.map((one) => (
          <CheckBox
            key={one}
            label={t(one)}
            checked={shown[one]}
            onChange={({ currentTarget: { checked } }) => setShown({ ...shown, [one]: checked })}
          />
        ))}
      </fieldset>
      <PictureActs
        title={occasion}
        draw={async () => {
          const canvas = document.createElement('canvas')
          drawCard(await penOf(canvas, CARD.width, CARD.height), facts)
          return pngOf(canvas)
        }}
      />
    </div>
  )
}
