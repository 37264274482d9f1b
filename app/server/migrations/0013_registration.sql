-- An account that is forgotten is looked for here; without it each one reads every registration.
create index registration_by_decider on registration (decided_by) where decided_by is not null;
