-- Rare kinds of acts are found without reading the whole log.
create index audit_log_by_act on audit_log (act, happened_at desc, id desc);
