import type { Part } from './part.ts'

/** What somebody was sent, and what they published. */
export const messageParts = {
  newsRead: {
    hu: 'Eddig olvastad a híreket',
    en: 'News read up to',
    rows: ({ db, id }) => db.selectFrom('news_seen').where('account_id', '=', id).select('until'),
  },
  pushDevices: {
    hu: 'Eszközök, amelyekre értesítés jön',
    en: 'Devices that get notifications',
    rows: ({ db, id }) =>
      db
        .selectFrom('push_device')
        .where('account_id', '=', id)
        .select(['name as device', 'allowed_at as at'])
        .orderBy('allowed_at'),
  },
  pushes: {
    hu: 'Értesítések, amelyeket küldtünk',
    en: 'Notifications we sent',
    rows: ({ db, id }) =>
      db
        .selectFrom('push_delivery as d')
        .innerJoin('push_campaign as c', 'c.id', 'd.campaign_id')
        .where('d.account_id', '=', id)
        .select(['c.title', 'd.delivered_at as at'])
        .orderBy('c.sent_at'),
  },
  pushesClosed: {
    hu: 'Értesítések, amelyeket a kezdőlapon bezártál',
    en: 'Notifications you closed on the dashboard',
    rows: ({ db, id }) =>
      db
        .selectFrom('push_closed as x')
        .innerJoin('push_campaign as c', 'c.id', 'x.campaign_id')
        .where('x.account_id', '=', id)
        .select(['c.title', 'x.at'])
        .orderBy('x.at'),
  },
  filesImported: {
    hu: 'Fájlok, amelyekből embereket olvastál be, vagy amelyekről döntöttél',
    en: 'Files of people you imported or decided on',
    rows: ({ db, id }) =>
      db
        .selectFrom('import')
        .where((eb) => eb.or([eb('made_by', '=', id), eb('decided_by', '=', id)]))
        .select(['file_name as name', 'made_at as at'])
        .orderBy('made_at'),
  },
  rowsOfImports: {
    hu: 'Fájlból olvasott adatok, amelyekkel meghívtak',
    en: 'Your details in the file you were invited from',
    rows: ({ db, id }) =>
      db
        .selectFrom('import_row as r')
        .innerJoin('import as i', 'i.id', 'r.import_id')
        .where('r.account_id', '=', id)
        .select(['r.surname', 'r.firstname', 'r.email', 'r.university', 'r.neptun', 'i.made_at as at']),
  },
  newsWritten: {
    hu: 'Hírek, amelyeket írtál',
    en: 'News you wrote',
    rows: ({ db, id }) =>
      db
        .selectFrom('news')
        .where('author_id', '=', id)
        .select(['title', 'created_at as at'])
        .orderBy('created_at'),
  },
  pushesSent: {
    hu: 'Értesítések, amelyeket küldtél',
    en: 'Notifications you sent',
    rows: ({ db, id }) =>
      db
        .selectFrom('push_campaign')
        .where('author_id', '=', id)
        .select(['title', 'sent_at as at'])
        .orderBy('sent_at'),
  },
} satisfies Record<string, Part>
