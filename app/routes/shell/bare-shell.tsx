import type { ReactNode } from 'react';
import { useTranslate } from '../../i18n/language-context.tsx';
import { SkipLink } from '../../ui/skip-link.tsx';
import { Wordmark } from '../../ui/wordmark.tsx';

/** Around a page of which nothing could be loaded, not even who is asking: the school's name, and the way home. */
export function BareShell({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink>{useTranslate()('shell.skipToContent')}</SkipLink>
      <header className="border-b border-line bg-ivory text-sea">
        <div className="mx-auto flex max-w-[90rem] px-4 py-3 sm:px-6">
          <Wordmark />
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        {children}
      </main>
    </>
  );
}
