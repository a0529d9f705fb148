/** @see PD-48 */
export const feedbackAreas = ['academic', 'wellbeing'] as const;
export type FeedbackArea = (typeof feedbackAreas)[number];

/** In characters. */
export const feedbackLimits = { textLength: 4000 } as const;

export interface FeedbackVersion {
  id: string;
  number: number;
  /** Null if decryption fails. */
  text: string | null;
  /** Null if unknown. @see PD-73 */
  language: string | null;
  /** Milliseconds since 1970. */
  publishedAt: number;
}

export interface PublishedFeedback {
  id: string;
  area: FeedbackArea;
  author: { id: string; fullName: string; isActive: boolean } | null;
  latest: FeedbackVersion;
  /** Newest first. */
  earlier: FeedbackVersion[];
  isRead: boolean;
  /** Stays true for ten minutes after the reader first saw it: open pages reload. */
  isNew: boolean;
}

export interface OwnFeedback {
  id: string;
  area: FeedbackArea;
  /** `language`: null if unknown. */
  draft: { text: string; language: string | null; changedAt: number } | null;
  published: { text: string; language: string | null; publishedAt: number } | null;
}

export interface UnreadFeedback {
  studentId: string;
  studentName: string;
  count: number;
  /** Of the newest. */
  publishedAt: Date;
}
