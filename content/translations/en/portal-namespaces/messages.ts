import { attachments } from '../attachments.ts';
import { inbox } from '../inbox.ts';
import { messageSearch } from '../message-search.ts';
import { messages } from '../messages.ts';

/** Messages and the form that sends them. */
export const texts = {
  ...attachments,
  ...inbox,
  ...messageSearch,
  ...messages,
} as const;
