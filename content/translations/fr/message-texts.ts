import type { texts as english } from '../en/message-texts.ts';
import type { TranslationOf } from '../translation.ts';
import { attachments } from './attachments.ts';
import { inbox } from './inbox.ts';
import { messageSearch } from './message-search.ts';
import { messages } from './messages.ts';

/** The texts of messages and of the form that sends them. */
export const texts = {
  ...attachments,
  ...inbox,
  ...messageSearch,
  ...messages,
} as const satisfies TranslationOf<typeof english>;
