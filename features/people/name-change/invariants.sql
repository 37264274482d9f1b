-- a student asks for one name at a time
select account_id from name_change where name_change_is_open(status) group by account_id having count(*) > 1;

-- a request for another name is a student's, and is decided by staff
select n.id from name_change n
join account a on a.id = n.account_id left join account d on d.id = n.decided_by
where a.role <> 'STUDENT' or d.role not in ('OFFICE', 'UNIVERSITY');

-- the name of a student whose request was accepted is the one asked for, until staff confirm another
select a.id from account a join name_change n on n.account_id = a.id
where n.status = 'ACCEPTED' and n.ended_at = a.name_confirmed_at
  and not exists (select from name_change other where other.account_id = a.id and other.status = 'ACCEPTED'
    and other.ended_at = n.ended_at and other.id <> n.id)
  and (a.surname, a.firstname) is distinct from (n.surname, n.firstname);
