-- The one way in for counts of public pages: a visitor may neither read nor write the table itself.
-- Applied anew whenever this file changes. @see decisions 11

-- Adds what one process has counted in the last seconds: an array of rows, each of another day, page and language. Rows of
-- days gone by are left out. Whatever a caller makes up, a day holds no more than a thousand rows.
create or replace function add_page_counts(counts jsonb) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  today constant date := (now() at time zone 'utc')::date;
begin
  insert into page_counts as kept
    select added.* from jsonb_populate_recordset(null::page_counts, counts) as added
    -- an application's clock may be ahead, and a database that was away missed midnight
    where day between today - 1 and today + 1
    -- in one order everywhere, so that two never wait for each other
    order by day, page, language
  on conflict (day, page, language) do update set
    views = kept.views + excluded.views,
    lcp_good = kept.lcp_good + excluded.lcp_good,
    lcp_needs_improvement = kept.lcp_needs_improvement + excluded.lcp_needs_improvement,
    lcp_poor = kept.lcp_poor + excluded.lcp_poor,
    inp_good = kept.inp_good + excluded.inp_good,
    inp_needs_improvement = kept.inp_needs_improvement + excluded.inp_needs_improvement,
    inp_poor = kept.inp_poor + excluded.inp_poor,
    cls_good = kept.cls_good + excluded.cls_good,
    cls_needs_improvement = kept.cls_needs_improvement + excluded.cls_needs_improvement,
    cls_poor = kept.cls_poor + excluded.cls_poor;

  if exists (select from page_counts where day >= today - 1 group by day having count(*) > 1000) then
    raise exception 'there are not that many pages';
  end if;
end $$;

revoke execute on function add_page_counts from public;
grant execute on function add_page_counts to app_user;
