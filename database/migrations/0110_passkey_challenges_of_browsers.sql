-- @see docs/decisions/0025-second-factors.md
comment on column accounts.passkey_challenges.holder_hash is 'Hash of the token of a session, of a waiting sign-in, or of the cookie of a browser.';
