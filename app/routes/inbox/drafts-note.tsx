import { useEffect, useMemo } from 'react';
import { href, Link, useLocation, useNavigate, useNavigation, useRouteLoaderData } from 'react-router';
import { type ListedMessage, messagesOf } from '#features/messages/messages.ts';
import { type FormDraft, type StoredDraft, textIn } from '#forms/draft-store.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import type { Translate } from '#i18n/translate.ts';
import { personName } from '#ui/describe-person.ts';
import { Icon } from '#ui/icon.tsx';
import { showNotice } from '#ui/notices.ts';
import { parseReceiver, resolveSentDrafts } from './draft-storage.ts';
import type { loader } from './message.tsx';
import { useDrafts } from './use-drafts.ts';

type DraftsNoteProps = { personId: string; messages: readonly ListedMessage[]; isComposing: boolean };

/** Unsent drafts on this device, above the list, except for the one being edited. */
export function DraftsNote({ personId, messages, isComposing }: DraftsNoteProps) {
  const t = useTranslate();
  const { search } = useLocation();
  const drafts = useDrafts();
  const openIds = useOpenIds();
  useResolveSentDrafts({ personId, messages, drafts, isComposing, openIds });
  const isEdited = (draft: FormDraft) =>
    isComposing ? pathOf(draft) === currentPath(search) : openIds.includes(textIn(draft, 're'));
  const shown = drafts.filter(({ draft }) => !isEdited(draft));
  if (shown.length === 0) return null;
  return (
    <ul aria-label={t('drafts.title')}>
      {shown.map(({ key, draft }) => (
        <li key={key} className="border-t border-line">
          <Link
            to={pathOf(draft)}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 bg-brass-tint/50 py-3 ps-4 pe-4 no-underline hover:bg-brass-tint focus-visible:-outline-offset-3 focus-visible:shadow-none"
          >
            <span
              aria-hidden
              className="row-span-2 inline-flex size-9 items-center justify-center rounded-full border border-dashed border-brass text-brass"
            >
              <Icon name="file-pen-line" className="size-4.5" />
            </span>
            <span className="truncate text-sm font-[620] text-brass">{titleOf(draft, t)}</span>
            <span dir="auto" translate="no" className="max-w-full justify-self-start truncate text-sm text-ink-soft">
              {textIn(draft, 'subject') || textIn(draft, 'body') || t('drafts.noText')}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Ids of the messages of the open thread, if its reader can reply to it. */
function useOpenIds(): string[] {
  const open = useRouteLoaderData<typeof loader>('routes/inbox/message');
  return useMemo(() => (open?.replyTo ? messagesOf(open.thread).map(({ id }) => id) : []), [open]);
}

function titleOf(draft: FormDraft, t: Translate): string {
  const receiver = parseReceiver(textIn(draft, 'receiver'));
  return receiver ? t('drafts.to', { name: personName(receiver, t) }) : t('drafts.one');
}

type SentDraftsOptions = DraftsNoteProps & { drafts: readonly StoredDraft[]; openIds: readonly string[] };

/** A message whose response was lost may have been sent: resolves its draft when the list contains it. */
function useResolveSentDrafts({ personId, messages, drafts, isComposing, openIds }: SentDraftsOptions): void {
  const navigate = useNavigate();
  const { search } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  useEffect(() => {
    if (drafts.length === 0 || !isIdle) return;
    const arrived = messages.flatMap(({ requestId }) => requestId ?? []);
    const resolved = resolveSentDrafts(personId, new Set(arrived));
    if (resolved.some((draft) => openIds.includes(textIn(draft, 're'))))
      showNotice({ tone: 'success', text: 'compose.sent' });
    if (!isComposing || !resolved.some((draft) => pathOf(draft) === currentPath(search))) return;
    showNotice({ tone: 'success', text: 'compose.sent' }, href('/inbox'));
    void navigate(href('/inbox'));
  }, [personId, messages, drafts, isComposing, openIds, isIdle, search, navigate]);
}

const pathOf = (draft: FormDraft) => draftPath(textIn(draft, 'to'), textIn(draft, 're'));

function draftPath(to: string, re: string): string {
  // A reply to an enquiry or contact message: its page.
  if (to.startsWith('/')) return to;
  // A letter to families: its students instead of one recipient.
  if (to.startsWith('?')) return `${href('/students/write')}${to}`;
  return `${href('/inbox')}?compose${to ? `&to=${encodeURIComponent(to)}` : ''}${re ? `&re=${encodeURIComponent(re)}` : ''}`;
}

function currentPath(search: string): string {
  const parameters = new URLSearchParams(search);
  return draftPath(parameters.get('to') ?? '', parameters.get('re') ?? '');
}
