import { useTranslate } from '#i18n/language-context.tsx';
import { Badge } from '#ui/badge.tsx';
import type { ShownLesson } from './shown-lesson.ts';

/** What differs in a lesson. */
export function LessonBadges({ lesson }: { lesson: ShownLesson }) {
  const { isCancelled, isMoved, hasOtherRoom, substitute } = lesson;
  const t = useTranslate();
  return (
    <>
      {isCancelled && <Badge tone="clay">{t('lesson.cancelled')}</Badge>}
      {isMoved && <Badge tone="brass">{t('lesson.moved')}</Badge>}
      {hasOtherRoom && <Badge>{t('lesson.otherRoom')}</Badge>}
      {substitute && (
        <Badge tone={substitute.isReader ? 'sea' : 'neutral'}>
          {substitute.isReader
            ? t('lesson.standIn')
            : substitute.fullName
              ? t('lesson.takenBy', { name: substitute.fullName })
              : t('lesson.takenByOther')}
        </Badge>
      )}
    </>
  );
}
