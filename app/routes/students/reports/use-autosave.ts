import { useEffect, useEffectEvent, useRef, useState } from 'react';

const saveAfterMilliseconds = 1_000;
const retryAfterMilliseconds = 5_000;

/** `refused`: cannot be saved as it is, for example too long. `changed`: somebody else has changed the draft; saving stops. */
export type SaveStatus = 'unchanged' | 'saving' | 'saved' | 'failed' | 'refused' | 'changed';

interface Autosave {
  status: SaveStatus;
  revision: number;
  saveSoon: (form: HTMLFormElement) => void;
  /** Call before the form itself is submitted. */
  cancel: () => void;
}

/** Posts the form to `path` a second after the last input, one request at a time. */
export function useAutosave(path: string, more: Readonly<Record<string, string>>, start: number): Autosave {
  const [status, setStatus] = useState<SaveStatus>('unchanged');
  const [revision, setRevision] = useState(start);
  const unsaved = useRef<FormData | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const isSaving = useRef(false);

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    const content = unsaved.current;
    if (!content || isSaving.current) return;
    unsaved.current = null;
    isSaving.current = true;
    setStatus('saving');
    const outcome = await post(path, [...content, ...Object.entries(more)]);
    isSaving.current = false;
    setStatus(outcome.status);
    if (outcome.status === 'saved') setRevision(outcome.revision);
    if (outcome.status === 'failed') unsaved.current ??= content;
    if (outcome.status === 'changed') unsaved.current = null;
    if (unsaved.current) timer.current = setTimeout(save, outcome.status === 'failed' ? retryAfterMilliseconds : 0);
  }

  const saveNow = useEffectEvent(() => void save());
  useEffect(() => {
    window.addEventListener('pagehide', saveNow);
    window.addEventListener('online', saveNow);
    return () => {
      window.removeEventListener('pagehide', saveNow);
      window.removeEventListener('online', saveNow);
    };
  }, []);

  return {
    status,
    revision,
    saveSoon(form) {
      if (status === 'changed') return;
      unsaved.current = new FormData(form);
      clearTimeout(timer.current);
      timer.current = setTimeout(save, saveAfterMilliseconds);
    },
    cancel() {
      clearTimeout(timer.current);
      unsaved.current = null;
      setStatus('unchanged');
    },
  };
}

type Outcome = { status: 'saved'; revision: number } | { status: 'changed' | 'refused' | 'failed' };

async function post(path: string, fields: [string, FormDataEntryValue][]): Promise<Outcome> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  const response = await fetch(path, { method: 'POST', body, keepalive: true }).catch(() => null);
  if (response?.status === 409) return { status: 'changed' };
  if (response && response.status >= 400 && response.status < 500) return { status: 'refused' };
  if (!response?.ok) return { status: 'failed' };
  const { revision } = (await response.json()) as { revision: number };
  return { status: 'saved', revision };
}
