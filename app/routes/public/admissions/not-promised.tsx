import { LinkedText } from '#ui/linked-text.tsx';
import { PageSection } from '#ui/page-section.tsx';

type NotPromisedProps = { title: string; items: readonly { title: string; text: string }[] };

/** What an invitation does not promise. @see content §1 */
export function NotPromised({ title, items }: NotPromisedProps) {
  return (
    <PageSection title={title}>
      <dl className="divide-y divide-line border-y border-line">
        {items.map(({ title, text }) => (
          <div key={title} className="grid gap-x-8 gap-y-1 py-5 sm:grid-cols-[11rem_1fr]">
            <dt className="font-heading text-xl">{title}</dt>
            <dd className="max-w-prose">
              <LinkedText>{text}</LinkedText>
            </dd>
          </div>
        ))}
      </dl>
    </PageSection>
  );
}
