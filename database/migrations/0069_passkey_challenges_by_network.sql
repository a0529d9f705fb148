-- @see R6
create index passkey_challenges_by_network on accounts.passkey_challenges (network, created_at) where network is not null;
