import { Form } from 'react-router';
import type { Audience, SchoolClass } from '#features/announcements/announcements.ts';
import { stageIds } from '#features/students/stages.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Button } from '#ui/button.tsx';
import { cardClass } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { audienceParameters } from '../audience-query.ts';
import { classText } from '../audience-text.ts';

type ChooseAudienceProps = {
  /** Path of the next step. */
  action: string;
  audiences: readonly Audience[];
  isMentor: boolean;
  classes: readonly SchoolClass[];
  isIncomplete: boolean;
};

/** The first step: a form whose answer is the URL of the next one. Students are chosen in their list. */
export function ChooseAudience({ action, audiences, isMentor, classes, isIncomplete }: ChooseAudienceProps) {
  const t = useTranslate();
  const offered = audiences.filter((each) => each !== 'students' && (each !== 'own' || isMentor));
  return (
    <Form method="get" action={action} className={classNames(cardClass, 'flex flex-col gap-5 p-5 sm:p-6')}>
      {isIncomplete && (
        <p role="alert" className="font-[560] text-clay">
          {t('announcement.audience.missing')}
        </p>
      )}
      <fieldset>
        <legend className="mb-2 text-lg font-[620]">{t('announcement.audience')}</legend>
        {offered.map((audience) => (
          <div key={audience}>
            <label className="flex min-h-11 cursor-pointer items-center gap-3">
              <input
                type="radio"
                required
                name={audienceParameters.audience}
                value={audience}
                className="size-5 shrink-0 accent-sea"
              />
              {t(`announcement.audience.${audience}`)}
            </label>
            {audience === 'stages' && (
              <Choices
                legend={t('announcement.audience.stagesList')}
                name={audienceParameters.stage}
                choices={stageIds.map((stage) => [stage, t(`stage.${stage}`)])}
              />
            )}
            {audience === 'classes' &&
              (classes.length > 0 ? (
                <Choices
                  legend={t('announcement.audience.classesList')}
                  name={audienceParameters.class}
                  choices={classes.map(({ key }) => [key, classText(key, t)])}
                />
              ) : (
                <p className="ps-8 text-sm text-ink-soft">{t('announcement.audience.noClasses')}</p>
              ))}
          </div>
        ))}
      </fieldset>
      <p className="text-sm text-ink-soft">{t('announcement.audience.chooseStudents')}</p>
      <Button type="submit" className="self-start">
        {t('announcement.audience.submit')}
      </Button>
    </Form>
  );
}

type ChoicesProps = { legend: string; name: string; choices: readonly (readonly [string, string])[] };

function Choices({ legend, name, choices }: ChoicesProps) {
  return (
    <fieldset className="ps-8 pb-2">
      <legend className="sr-only">{legend}</legend>
      <div className="grid gap-x-6 sm:grid-cols-2">
        {choices.map(([value, text]) => (
          <label key={value} className="flex min-h-11 cursor-pointer items-center gap-2.5">
            <input type="checkbox" name={name} value={value} className="size-5 shrink-0 accent-sea" />
            <bdi className="wrap-anywhere">{text}</bdi>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
