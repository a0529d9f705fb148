import type { AnnouncementState } from '#features/announcements/announcements.ts';

export const stateTones = {
  scheduled: 'brass',
  published: 'moss',
  withdrawn: 'neutral',
  unpublished: 'clay',
} as const satisfies Record<AnnouncementState, string>;
