import { keepForms } from '#forms/keep-forms.ts';
import { draftStores } from './kept-drafts.ts';
import { syncDocument } from './sync-document.ts';

/** Client middleware of every page, the outer one first. */
export const everyPage = [syncDocument, keepForms(draftStores)];
