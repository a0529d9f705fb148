import * as z from 'zod/mini';
import { NewMessageSchema } from './messages.schema.ts';

export const LetterSchema = z.omit(NewMessageSchema, { receiverId: true, studentId: true });
export type Letter = z.infer<typeof LetterSchema>;
