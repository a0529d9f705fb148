import type { DemoFile } from './files.ts';
import type { PersonKey } from './people.ts';

export interface DemoMessage {
  from: PersonKey;
  to: PersonKey;
  /** Relative to the first start of the demo; hours and minutes in UTC. */
  sent: { daysAgo: number; at: `${number}:${number}` } | { minutesAgo: number };
  isUnread?: true;
  /** Whether the receiver has archived it. */
  isArchived?: true;
  /** Shared by the messages of a letter to several families. */
  letter?: string;
  files?: readonly DemoFile[];
  /** Number of the student whom the message is about. */
  about?: string;
  subject: string;
  paragraphs: readonly string[];
}
