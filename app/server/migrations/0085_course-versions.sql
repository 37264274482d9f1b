-- What staff write in the product (decision 22): a draft that only they see, and every version that was ever published.
-- module, lesson and question with their texts stay what students get now.

create table content_version (
  -- Of a module, a lesson or a question.
  thing_id      uuid not null,
  number        smallint not null check (number > 0),
  kind          text not null check (kind in ('module', 'lesson', 'question')),
  module_id     uuid not null references module,
  -- Both languages; its shape is that of the contract.
  content       jsonb not null,
  -- Who had finished the lesson is asked to read it again.
  asks_again    boolean not null default false,
  -- Null of what came with the product or from files.
  why           text check (char_length(why) between 1 and 300),
  published_at  timestamptz not null,
  published_by  uuid references account,
  primary key (thing_id, number)
);
create index content_version_by_module on content_version (module_id);
create index content_version_by_publisher on content_version (published_by) where published_by is not null;

create table content_draft (
  -- Of what it changes; of something new, the one that it gets when it is published.
  thing_id     uuid primary key,
  kind         text not null check (kind in ('module', 'lesson', 'question')),
  semester_id  uuid not null references semester,
  -- Null of a module.
  module_id    uuid references module,
  key          text not null,
  -- May lack what a version must have.
  content      jsonb not null,
  -- Rises with each saved change; a change names the one it was made from.
  revision     integer not null check (revision > 0),
  -- The version that it changes; null of something new.
  based_on     smallint,
  changed_at   timestamptz not null,
  changed_by   uuid references account,
  constraint a_draft_belongs_to_a_module_unless_it_is_one check ((kind = 'module') = (module_id is null)),
  constraint a_draft_changes_a_version foreign key (thing_id, based_on) references content_version (thing_id, number)
);
create index content_draft_by_semester on content_draft (semester_id, kind);
create index content_draft_by_module on content_draft (module_id) where module_id is not null;
create index content_draft_by_writer on content_draft (changed_by) where changed_by is not null;

alter table module
  add column version smallint not null default 1,
  add column retired_at timestamptz;
alter table lesson
  add column version smallint not null default 1,
  -- The newest version that those who had finished an earlier one should read.
  add column again_from smallint not null default 1,
  add column retired_at timestamptz;
alter table question
  add column version smallint not null default 1,
  -- What answering it takes: to recall what a lesson says, or to apply it.
  add column level text not null default 'recall'
    constraint a_question_asks_to_recall_or_to_apply check (level in ('recall', 'apply'));

-- What a student met. A process of the version before names none: it gets the one that is published.
alter table exam_answer add column version smallint not null default 1;
alter table exam_answer alter column version drop default;
alter table lesson_done add column version smallint not null default 1;
alter table lesson_done alter column version drop default;
create function met_question() returns trigger language plpgsql as $$
begin
  new.version := (select version from question where id = new.question_id);
  return new;
end $$;
create trigger an_answer_is_to_a_version before insert on exam_answer for each row
  when (new.version is null) execute function met_question();
create function met_lesson() returns trigger language plpgsql as $$
begin
  new.version := (select version from lesson where id = new.lesson_id);
  return new;
end $$;
create trigger a_version_of_a_lesson_is_done before insert on lesson_done for each row
  when (new.version is null) execute function met_lesson();
-- Of a remark on a lesson; of one on a question its answer says it.
alter table remark add column version smallint;

-- Media by themselves, so that one serves several lessons and is replaced in one place.
create table medium (
  id           uuid primary key default gen_random_uuid(),
  kind         text not null check (kind in ('video', 'podcast', 'worksheet')),
  title        text not null,
  file_id      uuid not null references file,
  captions_id  uuid references file,
  poster_id    uuid references file,
  transcript   jsonb not null default '[]',
  seconds      integer,
  invented     text[] not null default '{}',
  created_at   timestamptz not null,
  created_by   uuid references account
);
create index medium_by_file on medium (file_id);
create index medium_by_captions on medium (captions_id) where captions_id is not null;
create index medium_by_poster on medium (poster_id) where poster_id is not null;
create index medium_by_creator on medium (created_by) where created_by is not null;

create table lesson_medium (
  lesson_id  uuid not null references lesson on delete cascade,
  language   text not null check (language in ('hu', 'en')),
  position   smallint not null check (position > 0),
  medium_id  uuid not null references medium,
  primary key (lesson_id, language, position),
  constraint a_medium_stands_once_in_a_lesson unique (lesson_id, language, medium_id)
);
create index lesson_medium_by_medium on lesson_medium (medium_id);

create trigger medium_changed after insert or update or delete or truncate on medium
  for each statement execute function tell_content_change();
create trigger lesson_medium_changed after insert or update or delete or truncate on lesson_medium
  for each statement execute function tell_content_change();

-- What is there already is the first version of each.
insert into medium (kind, title, file_id, captions_id, poster_id, transcript, seconds, invented, created_at)
select x.kind, x.title, x.file_id, x.captions_id, x.poster_id, x.transcript, x.seconds, x.invented, f.created_at
from lesson_media x join file f on f.id = x.file_id;

insert into lesson_medium (lesson_id, language, position, medium_id)
select x.lesson_id, x.language, row_number() over (partition by x.lesson_id, x.language order by x.kind), m.id
from lesson_media x join medium m on m.file_id = x.file_id;

insert into content_version (thing_id, number, kind, module_id, content, published_at)
select m.id, 1, 'module', m.id, jsonb_build_object('extra', m.extra) || (
  select jsonb_object_agg(t.language, jsonb_build_object('title', t.title, 'summary', t.summary, 'outcomes', t.outcomes))
  from module_text t where t.module_id = m.id), now()
from module m;

insert into content_version (thing_id, number, kind, module_id, content, published_at)
select l.id, 1, 'lesson', l.module_id, jsonb_build_object('invented', l.invented) || (
  select jsonb_object_agg(t.language, jsonb_build_object(
    'title', t.title, 'summary', t.summary, 'body', t.body, 'checks', t.checks,
    'media', array(select x.medium_id from lesson_medium x
      where x.lesson_id = l.id and x.language = t.language order by x.position)))
  from lesson_text t where t.lesson_id = l.id), now()
from lesson l;

insert into content_version (thing_id, number, kind, module_id, content, published_at)
select q.id, 1, 'question', q.module_id, jsonb_build_object(
  'kind', q.kind, 'points', q.points, 'level', q.level, 'correct', q.correct, 'lesson', q.lesson_id,
  'validUntil', q.valid_until, 'number', null) || (
  select jsonb_object_agg(t.language, jsonb_build_object(
    'prompt', t.prompt, 'options', t.options, 'matches', array[]::text[], 'unit', '', 'why', t.why))
  from question_text t where t.question_id = q.id), now()
from question q;

alter table exam_answer add constraint an_answer_is_to_a_published_version
  foreign key (question_id, version) references content_version (thing_id, number) not valid;
alter table lesson_done add constraint a_published_version_is_done
  foreign key (lesson_id, version) references content_version (thing_id, number) not valid;
