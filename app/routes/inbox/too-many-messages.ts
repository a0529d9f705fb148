import type { Problem } from '#forms/form-answer.ts';

export function tooManyMessages(retryAfterSeconds: number): Problem {
  const minutes = Math.max(1, Math.ceil(retryAfterSeconds / 60));
  if (minutes <= 90) return { text: 'compose.tooMany.minutes', parameters: { count: minutes } };
  return { text: 'compose.tooMany.hours', parameters: { count: Math.ceil(minutes / 60) } };
}
