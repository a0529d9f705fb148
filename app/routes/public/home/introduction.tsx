import type { HomeCopy } from '../../../../content/pages/home/copies.ts';

export function Introduction({ copy }: { copy: HomeCopy['intro'] }) {
  return (
    <div className="mx-auto grid max-w-page gap-x-20 gap-y-6 px-5 py-14 sm:px-8 sm:py-20 lg:grid-cols-[2fr_1fr]">
      <p className="font-heading text-3xl tracking-tight text-pretty">{copy.lead}</p>
      <p className="border-brass-bright text-lg text-ink-soft max-lg:max-w-xl lg:border-s-2 lg:ps-6 lg:self-end">
        {copy.text}
      </p>
    </div>
  );
}
