import type { Whose } from './whose.ts'

/** What somebody was sent, and what they published. */
export const messageParts = {
  newsRead: ({ db, id }: Whose) => db.selectFrom('news_seen').where('account_id', '=', id).select('until'),
  pushDevices: ({ db, id }: Whose) =>
    db
      .selectFrom('push_device')
      .where('account_id', '=', id)
      .select(['name as device', 'allowed_at as at'])
      .orderBy('allowed_at'),
  pushes: ({ db, id }: Whose) =>
    db
      .selectFrom('push_delivery as d')
      .innerJoin('push_campaign as c', 'c.id', 'd.campaign_id')
      .where('d.account_id', '=', id)
      .select(['c.title', 'd.delivered_at as at'])
      .orderBy('c.sent_at'),
  pushesClosed: ({ db, id }: Whose) =>
    db
      .selectFrom('push_closed as x')
      .innerJoin('push_campaign as c', 'c.id', 'x.campaign_id')
      .where('x.account_id', '=', id)
      .select(['c.title', 'x.at'])
      .orderBy('x.at'),
  filesImported: ({ db, id }: Whose) =>
    db
      .selectFrom('import')
      .where((eb) => eb.or([eb('made_by', '=', id), eb('decided_by', '=', id)]))
      .select(['file_name as name', 'made_at as at'])
      .orderBy('made_at'),
  rowsOfImports: ({ db, id }: Whose) =>
    db
      .selectFrom('import_row as r')
      .innerJoin('import as i', 'i.id', 'r.import_id')
      .where('r.account_id', '=', id)
      .select(['r.surname', 'r.firstname', 'r.email', 'r.university', 'r.neptun', 'i.made_at as at']),
  newsWritten: ({ db, id }: Whose) =>
    db
      .selectFrom('news')
      .where('author_id', '=', id)
      .select(['title', 'created_at as at'])
      .orderBy('created_at'),
  pushesSent: ({ db, id }: Whose) =>
    db
      .selectFrom('push_campaign')
      .where('author_id', '=', id)
      .select(['title', 'sent_at as at'])
      .orderBy('sent_at'),
}
