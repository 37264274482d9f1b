-- Who answers for people's data; the office names it (decision S2). Empty until it did, all three or none.
alter table semester
  add column controller_name    text not null default '' check (char_length(controller_name) <= 200),
  add column controller_address text not null default '' check (char_length(controller_address) <= 200),
  add column privacy_email      text not null default ''
    check (privacy_email = lower(privacy_email) and char_length(privacy_email) <= 254),
  add constraint controller_is_named_as_a_whole check (
    (controller_name = '') = (controller_address = '') and (controller_name = '') = (privacy_email = ''));

-- What a later version of the test no longer asks; the answers it was given stay.
alter table personality_statement
  add column retired_at timestamptz,
  -- Those of before this file were asked from the beginning.
  add column added_at timestamptz not null default to_timestamp(0);
alter table personality_statement alter column added_at drop default;
