-- Devices on which students allowed pushes (decision N4). Each is bound to the key it was allowed with.
create table push_device (
  id         uuid primary key default gen_random_uuid(),
  account_id uuid not null references account on delete cascade,
  key_id     uuid not null references kept_key,
  endpoint   text not null check (char_length(endpoint) between 1 and 1000),
  -- Of the browser: with these a message is encrypted so that the push service cannot read it (RFC 8291).
  p256dh     text not null check (p256dh ~ '^[A-Za-z0-9_-]{87}$'),
  auth       text not null check (auth ~ '^[A-Za-z0-9_-]{22}$'),
  -- Browser and system in plain words; null where neither is known.
  name       text check (char_length(name) between 1 and 80),
  position   smallint not null,
  allowed_at timestamptz not null,
  constraint one_push_device_per_endpoint unique (endpoint),
  constraint one_push_device_per_position unique (account_id, position),
  constraint a_person_has_ten_push_devices_at_most check (position between 1 and 10)
);
create index push_device_by_key on push_device (key_id);

create table push_campaign (
  id          uuid primary key default gen_random_uuid(),
  -- Made by the form: what is pressed twice is sent once.
  key         uuid not null,
  semester_id uuid not null references semester,
  author_id   uuid not null references account,
  title       text not null check (char_length(title) between 1 and 50),
  text        text not null check (char_length(text) between 1 and 300),
  redirect    text not null check (redirect in ('dashboard', 'modules', 'my-project', 'search', 'news')),
  sent_at     timestamptz not null,
  -- Students of the semester then, those of them with a device, and their devices.
  students    integer not null check (students >= 0),
  people      integer not null check (people >= 0),
  devices     integer not null check (devices >= 0),
  -- Counted as deliveries end: the history would count millions of rows otherwise.
  delivered   integer not null default 0 check (delivered >= 0),
  failed      integer not null default 0 check (failed >= 0),
  constraint a_push_campaign_is_sent_once unique (key),
  constraint a_campaign_ends_for_no_more_devices_than_it_has check (delivered + failed <= devices)
);
create index push_campaign_in_order on push_campaign (sent_at desc, id);
create index push_campaign_by_semester on push_campaign (semester_id, sent_at desc);
create index push_campaign_by_author on push_campaign (author_id);

-- One campaign for one device.
create table push_delivery (
  id           uuid primary key default gen_random_uuid(),
  campaign_id  uuid not null references push_campaign on delete cascade,
  account_id   uuid not null references account on delete cascade,
  -- Null once the device was withdrawn or forgotten.
  device_id    uuid references push_device on delete set null,
  tries        smallint not null default 0 check (tries >= 0),
  -- The push service has taken it.
  delivered_at timestamptz,
  failed_at    timestamptz,
  -- What the push service answered; null where it was not asked or did not answer.
  status       smallint check (status between 100 and 599),
  constraint a_delivery_succeeds_or_fails check (delivered_at is null or failed_at is null),
  constraint one_delivery_per_campaign_and_device unique (campaign_id, device_id)
);
create index push_delivery_by_device on push_delivery (device_id) where device_id is not null;
create index push_delivery_by_account on push_delivery (account_id, campaign_id);

-- Who closed a campaign on their dashboard.
create table push_closed (
  campaign_id uuid not null references push_campaign on delete cascade,
  account_id  uuid not null references account on delete cascade,
  at          timestamptz not null,
  primary key (campaign_id, account_id)
);
create index push_closed_by_account on push_closed (account_id);
