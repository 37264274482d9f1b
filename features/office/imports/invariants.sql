-- an import that is done has nobody left to invite
select r.id from import_row r join import i on i.id = r.import_id where i.status = 'DONE' and r.outcome = 'INVITE';

-- nobody is invited by an import that was not confirmed
select r.id from import_row r join import i on i.id = r.import_id
where not import_is_confirmed(i.status) and r.outcome = 'INVITED';

-- a discarded import has forgotten its rows
select r.id from import_row r join import i on i.id = r.import_id where i.status = 'DISCARDED';

-- whom an import invited has an invitation, and the role of the row
select r.id from import_row r join account a on a.id = r.account_id
where a.role <> r.role or not exists (select from access_token t where t.account_id = a.id and t.purpose = 'invitation');
