-- Whether the office and the coordinators must have a second factor (the office decides). Off until somebody says so.
alter table semester add column second_factor_required boolean not null default false;
