-- exactly one semester is current
select count(*) from semester where is_current having count(*) <> 1;

-- nobody has entered a semester that was opened without them
select x.account_id from absence x join semester s on s.id = x.semester_id
join onboarding b on b.account_id = x.account_id and b.semester_key = s.key;
