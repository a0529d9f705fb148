import type { ReactNode } from 'react';
import { Card } from '#ui/card.tsx';

/** A part of the account page. `name` is its fragment, such as `/account#sessions`. */
export function AccountSection({ name, title, children }: { name: string; title: string; children: ReactNode }) {
  return (
    <section id={name} aria-labelledby={`${name}-title`} className="scroll-mt-24">
      <Card className="flex flex-col gap-4">
        <h2 id={`${name}-title`} className="text-xl">
          {title}
        </h2>
        {children}
      </Card>
    </section>
  );
}
