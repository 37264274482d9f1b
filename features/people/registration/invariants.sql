-- a decided registration has its decider and its time
select id from registration
where registration_is_decided(status) <> (decided_by is not null and decided_at is not null);

-- a registration was decided by the office or by a coordinator, of its university then: either may have moved since
select r.id from registration r join account d on d.id = r.decided_by
where d.role not in ('OFFICE', 'UNIVERSITY');

-- a registration is not decided before it began to wait
select id from registration where decided_at < since;

-- only a rejected registration gives its email, username and Neptun code back
select r.id from registration r join account a on a.id = r.account_id
where registration_is_live(r.status) <> (a.released_at is null);

-- an address is proven before its registration waits, and by nothing else
select a.id from account a left join registration r on r.account_id = a.id
where a.is_address_proven <> coalesce(registration_is_proven(r.status), true);

-- a registration is found by what its account is found by
select r.id from registration r join account a on a.id = r.account_id where r.search_text <> a.search_text;

-- who registered acknowledged the privacy notice
select r.id from registration r
where not exists (select from privacy_acknowledgement p where p.account_id = r.account_id);

-- nobody is signed in whose registration is not accepted
select s.account_id from session s join registration r on r.account_id = s.account_id where not registration_is_admitted(r.status);

-- an unverified registration has been sent a link
select r.id from registration r join account a on a.id = r.account_id
where r.status = 'UNVERIFIED' and exists (select from audit where act = 'registered' and subject_id = a.id::text)
  and not exists (select from access_token t where t.account_id = a.id and t.purpose = 'verify-email');

-- whoever has been let in is marked so
select a.id from account a left join registration r on r.account_id = a.id
where a.is_admitted is distinct from coalesce(registration_is_admitted(r.status), true);
