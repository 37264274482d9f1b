-- Attempts whose solutions were open to their student before something let them begin another one: what was solved there is not
-- drawn for them again (decision C3).
alter table exam_attempt add column solutions_shown boolean not null default false;
