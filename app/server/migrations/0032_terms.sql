-- Lists of words that the office keeps; people choose among them, and filter by them (decisions N3, A9).
create table term (
  id   uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('event-category', 'specialization', 'focus')),
  hu   text not null check (char_length(hu) between 1 and 60),
  en   text not null check (char_length(en) between 1 and 60),
  -- What names a term says of which kind it is.
  unique (id, kind)
);
create unique index one_term_of_a_kind_per_hungarian_word on term (kind, lower(hu));
create unique index one_term_of_a_kind_per_english_word on term (kind, lower(en));

insert into term (kind, hu, en) values
  ('event-category', 'Előadás', 'Talk'),
  ('event-category', 'Műhely', 'Workshop'),
  ('event-category', 'Pitch', 'Pitch'),
  ('event-category', 'Hackathon', 'Hackathon'),
  ('event-category', 'Mentorálás', 'Mentoring'),
  ('event-category', 'Befektetés', 'Investment'),
  ('event-category', 'Jog és pénzügy', 'Law and finance'),
  ('event-category', 'Termékfejlesztés', 'Product development'),
  ('event-category', 'Marketing és értékesítés', 'Marketing and sales'),
  ('event-category', 'Közösség', 'Community'),
  ('specialization', 'Üzleti modell', 'Business model'),
  ('specialization', 'Termék és felhasználói élmény', 'Product and user experience'),
  ('specialization', 'Szoftverfejlesztés', 'Software development'),
  ('specialization', 'Hardver és gyártás', 'Hardware and manufacturing'),
  ('specialization', 'Adat és mesterséges intelligencia', 'Data and artificial intelligence'),
  ('specialization', 'Marketing', 'Marketing'),
  ('specialization', 'Értékesítés', 'Sales'),
  ('specialization', 'Pénzügy', 'Finance'),
  ('specialization', 'Jog és szellemi tulajdon', 'Law and intellectual property'),
  ('specialization', 'Befektetés', 'Investment'),
  ('specialization', 'Csapat és vezetés', 'Team and leadership'),
  ('specialization', 'Pitch és kommunikáció', 'Pitch and communication'),
  ('focus', 'Agrárium és élelmiszer', 'Agriculture and food'),
  ('focus', 'Egészségügy', 'Health'),
  ('focus', 'Energia és környezet', 'Energy and environment'),
  ('focus', 'Építőipar és ingatlan', 'Construction and real estate'),
  ('focus', 'Gyártás', 'Manufacturing'),
  ('focus', 'Informatika', 'Information technology'),
  ('focus', 'Kereskedelem', 'Commerce'),
  ('focus', 'Közlekedés és logisztika', 'Transport and logistics'),
  ('focus', 'Kultúra és média', 'Culture and media'),
  ('focus', 'Oktatás', 'Education'),
  ('focus', 'Pénzügyek', 'Financial services'),
  ('focus', 'Sport', 'Sports'),
  ('focus', 'Társadalmi ügyek', 'Social causes'),
  ('focus', 'Turizmus és vendéglátás', 'Tourism and hospitality');
