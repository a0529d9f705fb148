import type { EnquiryTopic } from '#content/enquiry-topics.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import { Icon } from '#ui/icon.tsx';

/** The topic of a message; safeguarding concerns are highlighted. @see PD-30 */
export function TopicBadge({ topic }: { topic: EnquiryTopic }) {
  const t = useTranslate();
  const name = t(`enquiry.topic.${topic}`);
  if (topic !== 'safeguarding') return <span>{name}</span>;
  return (
    <Badge tone="clay" className="border-2 border-clay font-[650]">
      <Icon name="triangle-alert" className="size-4 shrink-0" />
      {name}
    </Badge>
  );
}
