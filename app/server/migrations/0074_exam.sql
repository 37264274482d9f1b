-- The last day on which a question of law is right as it stands; null where no law can make it wrong.
alter table question add column valid_until date;
