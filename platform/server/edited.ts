import { refuse } from './refuse.ts'

/**
 * Refuses where somebody has edited a locked row since the caller read it. `read` is what the caller read of `edited_at`;
 * undefined where they do not say.
 */
export function refuseEdited(read: string | null | undefined, editedAt: Date | null): void {
  if (read === undefined) return
  const isSame = read === null ? editedAt === null : editedAt?.getTime() === Date.parse(read)
  if (!isSame) refuse('edited-meanwhile', { detail: { editedAt: editedAt?.toISOString() ?? null } })
}
