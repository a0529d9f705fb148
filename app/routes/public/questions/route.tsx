import { data } from 'react-router';
import { questionsCopies } from '#content/pages/questions/copies.ts';
import { schoolTimeZone } from '#content/school-time-zone.ts';
import { answeredLanguages } from '#features/school-facts/school-facts.ts';
import { schoolFactsCacheContext } from '#features/school-facts/school-facts-cache.server.ts';
import { languageOf } from '#http/language.server.ts';
import { dayAt } from '#i18n/time-in-zone.ts';
import { buttonClass } from '#ui/button.tsx';
import { PageHero } from '#ui/page-hero.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { CallToAction } from '../call-to-action.tsx';
import { pageCopy } from '../page-copy.server.ts';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/route.ts';
import { AnsweredQuestion } from './answered-question.tsx';
import { listAnswers } from './answers.server.ts';
import { faqPage } from './answers.ts';

/** 404 until the school has published an answer in the language. @see PD-62 */
export function loader({ request, context }: Route.LoaderArgs) {
  const { facts } = context.get(schoolFactsCacheContext);
  const now = new Date();
  const answers = listAnswers(facts, languageOf(request, context), now);
  if (answers.length === 0) throw data(null, { status: 404 });
  return {
    ...pageCopy(questionsCopies, request, context),
    answers,
    languages: answeredLanguages(facts, dayAt(now, schoolTimeZone)),
  };
}

/** What parents ask before they apply. @see PD-62 */
export default function Questions({ loaderData }: Route.ComponentProps) {
  const { meta, hero, answers, languages, closing } = loaderData;
  return (
    <>
      <PageHead {...meta} languages={languages} structuredData={[faqPage(answers)]} />
      <PageHero {...hero} />
      <div className="border-t border-line bg-paper">
        <div className="mx-auto max-w-page px-5 py-6 sm:px-8 lg:py-10">
          {answers.map((answer) => (
            <AnsweredQuestion key={answer.id} {...answer} />
          ))}
        </div>
      </div>
      <CallToAction title={closing.title} text={closing.text}>
        <PublicLink to="/admissions#enquiry" className={buttonClass({ size: 'large' })}>
          {closing.link}
        </PublicLink>
      </CallToAction>
    </>
  );
}
