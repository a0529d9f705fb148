-- The speed of pages is no longer measured. @see PD-11

alter table page_counts
  drop column lcp_good, drop column lcp_needs_improvement, drop column lcp_poor,
  drop column inp_good, drop column inp_needs_improvement, drop column inp_poor,
  drop column cls_good, drop column cls_needs_improvement, drop column cls_poor;
comment on table page_counts is 'Page views of visitors who allow analytics, by UTC day. Contains nothing that identifies a visitor.';
