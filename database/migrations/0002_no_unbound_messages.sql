-- Every message is bound to its sender and receiver. @see ADR-18

drop table sealing_upgrades;
