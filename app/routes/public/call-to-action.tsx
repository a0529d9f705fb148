import { type ReactNode, useId } from 'react';

type CallToActionProps = {
  title: string;
  text: string;
  children: ReactNode;
};

export function CallToAction({ title, text, children }: CallToActionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className="no-print border-t border-line bg-sand">
      <div className="mx-auto grid max-w-page items-center gap-x-16 gap-y-7 px-5 py-14 sm:px-8 lg:grid-cols-[1fr_auto] lg:py-18">
        <div>
          <h2 id={titleId}>{title}</h2>
          <p className="mt-4 max-w-prose text-lg text-ink-soft">{text}</p>
        </div>
        <div className="flex flex-wrap gap-3">{children}</div>
      </div>
    </section>
  );
}
