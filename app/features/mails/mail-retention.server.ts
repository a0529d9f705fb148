import { figures } from '#content/legal/figures.ts';
import { newsTemplates } from '#content/notice-events.ts';
import type { RetentionRule } from '#platform/retention.server.ts';

/** Mails that count what is new. Their files are deleted when the folder is next cleaned. */
export const notices: RetentionRule = {
  period: '30 days',
  table: 'mails',
  startColumn: 'created_at',
  expiredWhen: `template = any ($2) and state <> 'waiting' and created_at < $1::timestamptz - interval '30 days'`,
  parameters: () => [newsTemplates],
};

/** Recipient, kind and time of each mail. Mails of an enquiry are deleted with the enquiry. */
export const mails: RetentionRule = {
  period: `${figures.itLogsMonths} months`,
  table: 'mails',
  startColumn: 'created_at',
  expiredWhen: `enquiry_id is null and state <> 'waiting' and created_at < $1::timestamptz - make_interval(months => $2)`,
  parameters: () => [figures.itLogsMonths],
};
