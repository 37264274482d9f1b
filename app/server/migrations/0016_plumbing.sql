-- The line trigger does not see a truncate, which takes every line at once.
create trigger audit_is_never_truncated before truncate on audit
  for each statement execute function refuse_change();
