import { useTranslate } from '#i18n/language-context.tsx';
import { Icon } from '#ui/icon.tsx';
import type { InstallationNote } from './installation.server.ts';

/** Notes for the operator of the server, collapsed so that the pending work stays in view. */
export function InstallationNotes({ notes }: { notes: readonly InstallationNote[] }) {
  const t = useTranslate();
  if (notes.length === 0) return null;
  return (
    <details className="text-sm text-ink-soft">
      <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2">
        <Icon name="triangle-alert" className="size-4 shrink-0" />
        {t('admin.installation.notes', { count: notes.length })}
        <Icon name="chevron-down" className="size-4 shrink-0" />
      </summary>
      <ul className="max-w-prose space-y-1 ps-6 wrap-anywhere">
        {notes.map((note) => (
          <li key={note}>{t(`admin.${note}`, { setting: 'REQUIRE_TWO_FACTOR=admin,mentor' })}</li>
        ))}
      </ul>
    </details>
  );
}
