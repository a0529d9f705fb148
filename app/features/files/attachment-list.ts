import { parseJson } from '../../platform/parse-json.ts';
import { parseUuid } from '../../platform/uuid.ts';
import { type FileTypeName, fileTypes, type StoredFile } from './files.ts';

export function attachmentsText(files: readonly StoredFile[]): string {
  return files.length === 0 ? '' : JSON.stringify(files);
}

/** Ignores invalid text: the field comes from a form or from localStorage. */
export function parseAttachments(text: string): StoredFile[] {
  const found = parseJson(text);
  return Array.isArray(found) ? found.flatMap((each) => parseFile(each) ?? []) : [];
}

function parseFile(value: unknown): StoredFile | null {
  const { id: idText, name, type, size } = (value ?? {}) as Partial<Record<keyof StoredFile, unknown>>;
  const id = parseUuid(idText);
  if (id === null || typeof name !== 'string' || typeof type !== 'string' || typeof size !== 'number') return null;
  return Object.hasOwn(fileTypes, type) ? { id, name, type: type as FileTypeName, size } : null;
}
