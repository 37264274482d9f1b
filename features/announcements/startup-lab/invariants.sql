-- an event has one to five categories, numbered without gaps
select e.id from startup_lab_event e left join event_has_category h on h.event_id = e.id
group by e.id having count(h.category_id) not between 1 and 5 or max(h.position) <> count(*);
