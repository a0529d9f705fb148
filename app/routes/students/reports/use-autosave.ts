import { type SubmitEvent, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';

const saveAfterMilliseconds = 1_000;
const retryAfterMilliseconds = 5_000;
const answerWithinMilliseconds = 20_000;

/** `refused`: cannot be saved as it is, for example too long. `changed`: the report was changed elsewhere; saving stops. */
export type SaveStatus = 'unchanged' | 'saving' | 'saved' | 'failed' | 'refused' | 'changed';

interface Autosave {
  status: SaveStatus;
  /** @param delay in milliseconds */
  saveSoon: (form: HTMLFormElement, delay?: number) => void;
  cancel: () => void;
  /** Of the form itself: waits for the request under way, which changes the revision, and cancels further ones. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

interface Saving {
  /** Posted with the fields of the form. */
  more: Readonly<Record<string, string>>;
  /** While the writer decides between two texts. */
  isPaused: boolean;
  onSaved: (posted: FormData, revision: number) => void;
}

/** Posts the form to `path` a second after the last input, one request at a time. */
export function useAutosave(path: string, { more, isPaused, onSaved }: Saving): Autosave {
  const [status, setStatus] = useState<SaveStatus>('unchanged');
  const unsaved = useRef<HTMLFormElement | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const saving = useRef<Promise<Outcome> | null>(null);
  /** Retried as it is: the server may have saved it, so that a later text would seem to be based on another one. */
  const unanswered = useRef<FormData | null>(null);
  const mustWait = isPaused || status === 'changed';
  const isWaiting = useRef(mustWait);
  useLayoutEffect(() => {
    isWaiting.current = mustWait;
  }, [mustWait]);

  async function save(): Promise<void> {
    clearTimeout(timer.current);
    const form = unsaved.current;
    if (!form || saving.current || isWaiting.current) return;
    unsaved.current = null;
    setStatus('saving');
    const retried = unanswered.current;
    const posted = retried ?? new FormData(form);
    saving.current = post(path, [...posted, ...Object.entries(more)]);
    const outcome = await saving.current;
    saving.current = null;
    setStatus(outcome.status);
    if (outcome.status === 'saved') onSaved(posted, outcome.revision);
    unanswered.current = outcome.status === 'failed' ? posted : null;
    if (retried || unanswered.current) unsaved.current ??= form;
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

  function cancel(): void {
    clearTimeout(timer.current);
    unsaved.current = null;
    unanswered.current = null;
    setStatus('unchanged');
  }

  return {
    status,
    cancel,
    saveSoon(form, delay = saveAfterMilliseconds) {
      if (mustWait) return;
      unsaved.current = form;
      clearTimeout(timer.current);
      timer.current = setTimeout(save, delay);
    },
    onSubmit(event) {
      cancel();
      if (!saving.current) return;
      event.preventDefault();
      const { currentTarget: form } = event;
      const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
      void saving.current.then(() => setTimeout(() => form.requestSubmit(submitter)));
    },
  };
}

type Outcome = { status: 'saved'; revision: number } | { status: 'changed' | 'refused' | 'failed' };

async function post(path: string, fields: [string, FormDataEntryValue][]): Promise<Outcome> {
  const body = new URLSearchParams(fields.map(([name, value]) => [name, String(value)]));
  const signal = AbortSignal.timeout(answerWithinMilliseconds);
  try {
    const response = await fetch(path, { method: 'POST', body, keepalive: true, signal });
    if (response.status === 409) return { status: 'changed' };
    if (response.status >= 400 && response.status < 500) return { status: 'refused' };
    if (!response.ok) return { status: 'failed' };
    const { revision } = (await response.json()) as { revision: number };
    return { status: 'saved', revision };
  } catch {
    return { status: 'failed' };
  }
}
