import { letters } from './letters.ts';

export const texts = { ...letters } as const;
