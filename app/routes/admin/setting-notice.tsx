import type { ReactNode } from 'react';
import { href, useMatch } from 'react-router';
import { Icon } from '#ui/icon.tsx';

/** On the first page of the console, while a recommended setting is missing. @see PD-35 */
export function SettingNotice({ children }: { children: ReactNode }) {
  const isFirstPage = useMatch(href('/admin-console')) !== null;
  if (!isFirstPage) return null;
  return (
    <p className="flex items-start gap-2 text-sm wrap-anywhere text-ink-soft">
      <Icon name="triangle-alert" className="mt-0.5 size-4 shrink-0" />
      {children}
    </p>
  );
}
