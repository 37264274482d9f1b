create unique index one_university_per_name on university (lower(regexp_replace(name, '\s+', ' ', 'g')));
