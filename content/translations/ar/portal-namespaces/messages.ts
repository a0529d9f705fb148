import type { texts as english } from '../../en/portal-namespaces/messages.ts';
import type { TranslationOf } from '../../translation.ts';
import { attachments } from '../attachments.ts';
import { inbox } from '../inbox.ts';
import { messageSearch } from '../message-search.ts';
import { messages } from '../messages.ts';

export const texts = {
  ...attachments,
  ...inbox,
  ...messageSearch,
  ...messages,
} as const satisfies TranslationOf<typeof english>;
