import type { NewFeed } from '#features/calendar-feeds/calendar-feeds.schema.ts';
import { feedLimits } from '#features/calendar-feeds/calendar-feeds.ts';
import { defineForm } from '#forms/define-form.ts';

export const feedForm = defineForm<Exclude<keyof NewFeed, 'requestId'>>({
  texts: 'calendarFeeds.add',
  intent: 'add-feed',
  fields: {
    name: { label: 'calendarFeeds.name', hint: 'calendarFeeds.name.hint', limit: feedLimits.nameLength },
    showsNames: { label: 'calendarFeeds.showsNames', hint: 'calendarFeeds.showsNames.hint', isChoice: true },
  },
});

export const removeFeedIntent = 'remove-feed';
