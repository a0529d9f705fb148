-- Takes rows with distinct day, page and language; ignores other days; at most 1,000 rows a day. @see PD-11
create or replace function add_page_counts(counts jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  today constant date := (now() at time zone 'utc')::date;
begin
  insert into page_counts as kept
    select added.* from jsonb_populate_recordset(null::page_counts, counts) as added
    -- The application's clock may be ahead, and counts may arrive after midnight if the database was unavailable.
    where day between today - 1 and today + 1
    -- Always in the same order, to avoid deadlocks.
    order by day, page, language
  on conflict (day, page, language) do update set
    views = kept.views + excluded.views;

  if exists (select from page_counts where day >= today - 1 group by day having count(*) > 1000) then
    raise exception 'more than 1,000 page counts for a day';
  end if;
end $$;

grant execute on function add_page_counts to app_user;
