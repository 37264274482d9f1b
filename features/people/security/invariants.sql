-- a second factor that is on has ten recovery codes, used or not; one that was only begun has none
select f.account_id from second_factor f left join recovery_code c on c.account_id = f.account_id
group by f.account_id having count(c.code_hash) <> case when f.confirmed_at is null then 0 else 10 end;
