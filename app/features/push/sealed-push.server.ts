import { sealedTable } from '#platform/reseal.server.ts';
import type { SealingContext } from '#platform/sealing.server.ts';

export const privateKeyContext = (id: string): SealingContext => ({
  table: 'push_keys',
  column: 'sealed_private_key',
  id,
});

export const subscriptionContext = (id: string): SealingContext => ({
  table: 'push_subscriptions',
  column: 'sealed_subscription',
  id,
});

export const sealedPushKeys = sealedTable({
  name: 'push_keys',
  sealed: ['sealed_private_key'],
  contextOf: (_, { id }) => privateKeyContext(id),
});

export const sealedPushSubscriptions = sealedTable({
  name: 'push_subscriptions',
  sealed: ['sealed_subscription'],
  contextOf: (_, { id }) => subscriptionContext(id),
});
