import * as z from 'zod/mini';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { checkbox, textRules } from '#platform/text-rules.ts';
import { feedLimits } from './calendar-feeds.ts';

const { oneLine, requestId } = textRules<PlainTranslationKey>('validation.forbiddenCharacters');

export const NewFeedSchema = z.object({
  name: oneLine(feedLimits.nameLength, {
    missing: 'calendarFeeds.name.missing',
    tooLong: 'calendarFeeds.name.tooLong',
  }),
  showsNames: checkbox,
  requestId: requestId('validation.malformed'),
});
export type NewFeed = z.infer<typeof NewFeedSchema>;
