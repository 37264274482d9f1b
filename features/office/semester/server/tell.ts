import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/server/database.ts'
import { FIRSTNAME, sendToMany } from '#platform/server/mail.ts'
import type { CommandScope } from '#platform/server/request.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { SemesterRow } from '#programme/programme/server/current.ts'
import { isStudent, staysOutOf } from '#programme/programme/server/participation.ts'
import { audiences, letterFor } from './letters.ts'

type Scope = CommandScope & { settings: Pick<Settings, 'publicUrl'> }

interface Switch {
  current: SemesterRow
  next: SemesterRow
}

const account = sql.ref<string>('a.id')

/**
 * Everybody who can sign in, by what the switch means to them. Whoever took no part in the semester that ends was told
 * when it began; whoever opens the next one knows.
 */
const recipientsOf = ({ current, next }: Switch, opener: string | null) => sql`
  select a.email, a.language, a.firstname, case
    when a.role = 'MENTOR' then 'MENTOR'
    when a.role <> 'STUDENT' then 'STAFF'
    when not ${staysOutOf(account, next.id)} then 'CONTINUES'
    when exists (select from onboarding b where b.account_id = a.id) then 'STAYS'
    else 'WAITS' end as audience
  from account a
  where a.disabled_at is null and a.released_at is null and a.password_hash is not null
    and a.id is distinct from ${opener}::uuid
    and (a.role <> 'STUDENT' or (${isStudent}
      and (not ${staysOutOf(account, next.id)} or not ${staysOutOf(account, current.id)})))`

/** Leaves with the commit (decisions L8, Y3): one statement, however many they are. */
export const tellSwitch = (scope: Scope, between: Switch): Promise<void> =>
  tell(scope, between.next, recipientsOf(between, scope.actor?.id ?? null))

/** The same words that everybody had who takes part in the semester, for one who was let in later. */
export const tellIncluded = (scope: Scope, opened: SemesterRow, student: string): Promise<void> =>
  tell(
    scope,
    opened,
    sql`select a.email, a.language, a.firstname, 'CONTINUES' as audience from account a
      where a.id = ${student} and a.disabled_at is null`,
  )

async function tell({ tx, now, settings }: Scope, semester: SemesterRow, readers: RawBuilder<unknown>) {
  const opened = { ...semester, modules: await modulesOf(tx, semester.id), publicUrl: settings.publicUrl }
  const letters = audiences.flatMap((audience) =>
    (['hu', 'en'] as const).map((language) => ({
      audience,
      language,
      letter: letterFor[language](audience, opened, FIRSTNAME),
    })),
  )
  await sendToMany(tx, 'semester-opened', { letters, readers }, now)
}

async function modulesOf(tx: Tx, semester: string): Promise<number> {
  const { count } = await tx
    .selectFrom('module')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('semester_id', '=', semester)
    .where('extra', '=', false)
    .executeTakeFirstOrThrow()
  return count
}
