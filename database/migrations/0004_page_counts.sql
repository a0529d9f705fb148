-- How often public pages were opened by visitors who allow analytics, and how fast they were: a number a day, no visit.
-- @see decisions 11

create table page_counts (
  day date not null,
  page text not null check (page ~ '^/[a-z0-9/-]{0,99}$'),
  language text not null check (language in ('en', 'ar', 'fr', 'zh')),
  views int not null default 0 check (views >= 0),
  lcp_good int not null default 0 check (lcp_good >= 0),
  lcp_needs_improvement int not null default 0 check (lcp_needs_improvement >= 0),
  lcp_poor int not null default 0 check (lcp_poor >= 0),
  inp_good int not null default 0 check (inp_good >= 0),
  inp_needs_improvement int not null default 0 check (inp_needs_improvement >= 0),
  inp_poor int not null default 0 check (inp_poor >= 0),
  cls_good int not null default 0 check (cls_good >= 0),
  cls_needs_improvement int not null default 0 check (cls_needs_improvement >= 0),
  cls_poor int not null default 0 check (cls_poor >= 0),
  primary key (day, page, language)
);
comment on table page_counts is 'Of visitors who allow analytics; the day is that of UTC. Nothing here tells one visitor from another.';
comment on column page_counts.page is 'The path as it is in English, whichever the language.';
