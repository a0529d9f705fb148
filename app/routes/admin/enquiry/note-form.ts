import type { NewNote } from '#features/enquiries/entries.schema.ts';
import { entryLimits } from '#features/enquiries/entries.ts';
import { defineForm } from '#forms/define-form.ts';

export type NoteField = Exclude<keyof NewNote, 'requestId'>;

export const noteForm = defineForm<NoteField>({
  texts: 'pipeline.note',
  intent: 'note',
  fields: { note: { label: 'pipeline.note', hint: 'pipeline.note.hint', limit: entryLimits.noteLength } },
});
