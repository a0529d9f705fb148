import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { attachmentsText, fileLimits, parseAttachments, type StoredFile } from '#features/files/files.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { refusalTexts } from './refusal-texts.ts';
import { isPhoto } from './shrink-photo.ts';
import { deleteFiles, type RunningUpload, uploadFile } from './upload-file.ts';

/** A chosen file that is not stored yet: waiting, being uploaded, or refused. */
export interface PendingFile {
  key: string;
  file: File;
  /** From 0 to 1. */
  share: number;
  error: PlainTranslationKey | null;
}

export type Uploads = ReturnType<typeof useUploads>;

type FormWithUploads = {
  draft: { valueOf: (name: 'attachments') => string; changeAll: (texts: { attachments: string }) => void };
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
};

/** The uploads of a form. Sent while one is under way, the form waits until all files are stored. */
export function useFormUploads(form: FormWithUploads) {
  const uploads = useUploads(form.draft.valueOf('attachments'), (attachments) => form.draft.changeAll({ attachments }));
  const { isBusy, hasFailed } = uploads;
  const [waiting, setWaiting] = useState<HTMLFormElement | null>(null);
  useEffect(() => {
    if (!waiting || isBusy) return;
    setWaiting(null);
    if (!hasFailed) waiting.requestSubmit();
  }, [waiting, isBusy, hasFailed]);
  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    if (isBusy) {
      event.preventDefault();
      setWaiting(event.currentTarget);
    } else form.onSubmit(event);
  }
  return { uploads, onSubmit, isWaiting: waiting !== null };
}

/** Uploads chosen files one after the other and keeps the list of stored files in a text. */
function useUploads(text: string, onChange: (text: string) => void) {
  const t = useTranslate();
  const files = parseAttachments(text);
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const [announcement, announce] = useState('');
  const running = useRef<RunningUpload & { key: string }>(null);
  const latest = useRef({ files, onChange });
  latest.current = { files, onChange };
  useEffect(() => () => running.current?.cancel(), []);

  const change = (key: string, part: Partial<PendingFile>) =>
    setPending((all) => all.map((each) => (each.key === key ? { ...each, ...part } : each)));
  const drop = (key: string) => setPending((all) => all.filter((each) => each.key !== key));

  function setFiles(next: readonly StoredFile[]): void {
    latest.current.files = [...next];
    latest.current.onChange(attachmentsText(next));
  }

  async function upload({ key, file }: PendingFile): Promise<void> {
    const started = uploadFile(file, (share) => change(key, { share }));
    running.current = { ...started, key };
    announce(t('attachments.uploading', { name: file.name }));
    const outcome = await started.outcome;
    if (running.current?.key === key) running.current = null;
    if (outcome === 'cancelled') return;
    if ('error' in outcome) {
      change(key, { error: outcome.error });
      announce(`${file.name}: ${t(outcome.error)}`);
      return;
    }
    drop(key);
    setFiles([...latest.current.files, outcome.file]);
    announce(t('attachments.added', { name: outcome.file.name }));
  }

  const next = pending.find(({ error }) => error === null);
  const nextKey = next?.key;
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts when another file is the next one
  useEffect(() => {
    if (next && running.current === null) void upload(next);
  }, [nextKey]);

  return {
    files,
    pending,
    announcement,
    isBusy: next !== undefined,
    hasFailed: pending.some(({ error }) => error !== null),
    add(chosen: readonly File[]) {
      const added = checkedFiles(chosen, fileLimits.perMessage - files.length - pending.length);
      const refused = added.find(({ error }) => error !== null);
      if (refused?.error) announce(`${refused.file.name}: ${t(refused.error)}`);
      setPending((all) => [...all, ...added]);
    },
    retry: (key: string) => change(key, { error: null, share: 0 }),
    cancel(key: string) {
      if (running.current?.key === key) {
        running.current.cancel();
        running.current = null;
      }
      drop(key);
    },
    remove(file: StoredFile) {
      deleteFiles([file]);
      setFiles(latest.current.files.filter(({ id }) => id !== file.id));
      announce(t('attachments.removed', { name: file.name }));
    },
  };
}

function checkedFiles(chosen: readonly File[], room: number): PendingFile[] {
  return chosen.map((file, index) => {
    const tooMany = index >= room ? refusalTexts['too many files'] : null;
    const tooLarge = file.size > fileLimits.bytes && !isPhoto(file) ? refusalTexts['too large'] : null;
    return { key: crypto.randomUUID(), file, share: 0, error: tooMany ?? tooLarge };
  });
}
