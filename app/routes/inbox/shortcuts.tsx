import { useEffect, useEffectEvent, useState } from 'react';
import { href, useNavigate } from 'react-router';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { OpenedDialog } from '#ui/opened-dialog.tsx';
import { Switch } from '#ui/switch.tsx';
import { focusReply } from './reply-field.ts';
import { focusSearch } from './search-form.tsx';
import { areShortcutsOff, type Shortcut, setShortcutsEnabled, shortcutOf } from './shortcut-of.ts';

/** Keyboard shortcuts of the inbox and the dialog that lists them; they can be turned off (WCAG 2.1.4). */
export function Shortcuts() {
  const t = useTranslate();
  const navigate = useNavigate();
  const [isListOpen, setIsListOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event);
    if (shortcut === null || (areShortcutsOff() && shortcut !== 'send')) return;
    const focusField = fieldShortcuts[shortcut];
    if (focusField && !focusField()) return;
    event.preventDefault();
    if (focusField) return;
    if (shortcut === 'compose') void navigate(`${href('/inbox')}?compose`);
    else if (shortcut === 'help') setIsListOpen(true);
    else if (shortcut === 'send') (event.target as HTMLElement).closest('form')?.requestSubmit();
    else focusRow(shortcut === 'next' ? 1 : -1);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsListOpen(true)} className="scripts-only max-pane:hidden">
        {t('shortcuts.title')}
      </Button>
      {isListOpen && <ShortcutList onClosed={() => setIsListOpen(false)} />}
    </>
  );
}

/** Shortcuts that do nothing if their field is not shown. */
const fieldShortcuts: Partial<Record<Shortcut, () => boolean>> = { search: focusSearch, reply: focusReply };

/** From the focused row, otherwise from the open message. */
function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll<HTMLElement>('a.message-row')].filter((row) => row.checkVisibility());
  const focused = rows.indexOf(document.activeElement as HTMLElement);
  const from = focused >= 0 ? focused : rows.findIndex((row) => row.getAttribute('aria-current') === 'page');
  rows[Math.min(Math.max(from + step, 0), rows.length - 1)]?.focus();
}

const keys = [
  ['c', 'shortcuts.compose'],
  ['r', 'shortcuts.reply'],
  ['/', 'shortcuts.search'],
  ['j', 'shortcuts.next'],
  ['k', 'shortcuts.previous'],
  ['Ctrl + Enter', 'shortcuts.send'],
  ['?', 'shortcuts.help'],
] as const;

function ShortcutList({ onClosed }: { onClosed: () => void }) {
  const t = useTranslate();
  const [isOff, setIsOff] = useState(areShortcutsOff);
  function turn(isOn: boolean): void {
    setShortcutsEnabled(isOn);
    setIsOff(!isOn);
  }
  return (
    <OpenedDialog id="shortcuts" title={t('shortcuts.title')} onClosed={onClosed}>
      <dl className="mb-6 divide-y divide-line">
        {keys.map(([key, text]) => (
          <div key={key} className="flex items-center justify-between gap-6 py-2">
            <dt>{t(text)}</dt>
            <dd dir="ltr" translate="no">
              <kbd className="rounded border border-edge bg-sand px-2 py-0.5 text-sm">{key}</kbd>
            </dd>
          </div>
        ))}
      </dl>
      <Switch
        id="shortcuts-on"
        label={t('shortcuts.on')}
        description={t('shortcuts.on.hint')}
        checked={!isOff}
        onChange={({ target }) => turn(target.checked)}
      />
    </OpenedDialog>
  );
}
