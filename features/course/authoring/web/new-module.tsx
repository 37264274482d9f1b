import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { useAct } from '#platform/ui/use-act.ts'
import { send } from '#platform/web/api.ts'
import { authoring, DRAFTS_AT_ONCE } from '../calls.ts'
import type { BankQuestion, TreeModule } from '../content-parts.ts'
import { beginningOf } from './beginnings.ts'
import { publishable } from './publish-dialog.tsx'
import { PublishSet } from './publish-set.tsx'
import classes from './tree.module.css'

/** Begins a module, which nobody but staff sees. */
export function NewModule() {
  const t = useTranslations('authoring-staff')
  const navigate = useNavigate()
  const { run, busy } = useAct(authoring.add, {
    invalidates: [authoring.tree],
    done: ({ _id: id }) => navigate({ to: '/modules/write/$id', params: { id } }),
  })
  return (
    <Button
      variant="default"
      mt="md"
      loading={busy}
      onClick={() => run({ body: { module: null, written: beginningOf('module') } })}
    >
      {t('newModule.act')}
    </Button>
  )
}

const isWhole = ({ state, flaws, plannedFor }: Pick<BankQuestion, 'state' | 'flaws' | 'plannedFor'>) =>
  state === 'draft' && flaws === 0 && plannedFor === null

/** Publishes a new module with all of its lessons and questions that are whole; or says what it lacks. */
export function PublishNewModule({ module }: { module: TreeModule }) {
  const t = useTranslations('authoring-staff')
  const { needs } = module
  if (!needs) return null
  const thingsOf = async () => {
    const { questions } = await send(authoring.questions, { params: { id: module._id } })
    const all = [
      publishable('module', module),
      ...module.lessons.filter(isWhole).map((one) => publishable('lesson', one)),
      ...questions.filter(isWhole).map((one) => publishable('question', one)),
    ]
    // Questions past what one publishing takes stay drafts, and are published like any other.
    return all.slice(0, DRAFTS_AT_ONCE)
  }
  const off =
    (module.plannedFor !== null && t('plans.off')) ||
    (module.flaws > 0 && t('newModule.frame')) ||
    (needs.lessons + needs.questions > 0 && t('newModule.needs', needs))
  return (
    <div className={classes.more}>
      <PublishSet label={t('newModule.publish')} off={off} thingsOf={thingsOf} onDone={() => undefined} />
    </div>
  )
}
