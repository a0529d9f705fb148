import type { Language } from '#content/languages.ts';

/** @see PD-69 */
export const meetingAudiences = ['own', 'classes', 'students'] as const;
export type MeetingAudience = (typeof meetingAudiences)[number];

/** `choices`: keys of classes, or ids of students. */
export interface MeetingFamilies {
  audience: MeetingAudience;
  choices: readonly string[];
}

/** Texts in characters, times in minutes unless the name says otherwise. */
export const meetingLimits = {
  topicLength: 150,
  placeLength: 200,
  maxDaysAhead: 366,
  maxDays: 7,
  minLength: 5,
  maxLength: 240,
  maxPause: 120,
  maxLimitHours: 336,
  maxTimes: 200,
} as const;

/** Where and until when. `place` or `room` is null. */
export interface OfferDetails {
  topic: string;
  place: string | null;
  /** Address on the internet. */
  room: string | null;
  timeZone: string;
  /** Hours before a time until which it is booked, moved or cancelled. */
  limitHours: number;
}

/** Days as `2026-11-28` and times as `16:30`, by the clocks of the zone; lengths in minutes. */
export interface OfferedDays {
  firstDay: string;
  lastDay: string;
  from: string;
  until: string;
  length: number;
  pause: number;
}

export interface TimeSpan {
  startsAt: Date;
  endsAt: Date;
}

export interface MeetingTime extends TimeSpan {
  id: string;
}

export interface NamedStudent {
  id: string;
  fullName: string;
}

/** Parts that do not decrypt are null. */
export interface OfferText {
  topic: string | null;
  /** Null: on the internet. */
  place: string | null;
}

/** What a guardian can book. */
export interface OpenOffer extends OfferText {
  id: string;
  ownerName: string;
  timeZone: string;
  limitHours: number;
  offeredAt: Date;
  /** Of the times to come, free or booked. */
  firstAt: Date;
  lastAt: Date;
  /** Number of times that the reader could book now. */
  free: number;
  /** Those without a meeting of this offer. */
  students: NamedStudent[];
}

export interface Meeting extends OfferText, TimeSpan {
  id: string;
  offerId: string;
  ownerName: string;
  timeZone: string;
  /** Those whom the reader may see. */
  students: NamedStudent[];
  bookedByName: string | null;
  revision: number;
  cancelledBy: 'school' | 'family' | null;
  /** Until then a family moves or cancels it. */
  changeableUntil: Date;
  /** Whether the reader moves and cancels it now. */
  mayChange: boolean;
}

export interface OwnOffer extends OfferText {
  id: string;
  audience: MeetingAudience | 'enquiry';
  choices: readonly string[];
  enquiryId: string | null;
  timeZone: string;
  limitHours: number;
  firstAt: Date;
  lastAt: Date;
  times: number;
  booked: number;
}

export interface OwnTime extends MeetingTime {
  isWithdrawn: boolean;
  /** The meeting that stands. */
  meeting: { id: string; students: BookedStudent[]; bookedByName: string | null } | null;
}

export interface BookedStudent extends NamedStudent {
  currentLevel: string | null;
  className: string | null;
}

/** What a person without an account sees of their invitation. */
export interface Invitation extends OfferText {
  offerId: string;
  ownerName: string;
  timeZone: string;
  limitHours: number;
  language: Language;
  meeting: (MeetingTime & { revision: number; room: string | null; mayChange: boolean }) | null;
}
