import type { ReactNode } from 'react';
import { useTranslate } from '#i18n/language-context.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { Wordmark } from '#ui/wordmark.tsx';

/** Fallback shell if nothing could be loaded, not even the session: school name and link home. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink>{useTranslate()('shell.skipToContent')}</SkipLink>
      <BareHeader />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}

export function BareHeader() {
  return (
    <header className="border-b border-line bg-ivory text-sea">
      <div className="mx-auto flex max-w-[90rem] px-4 py-3 sm:px-6">
        <Wordmark />
      </div>
    </header>
  );
}
