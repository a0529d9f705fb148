import { data, Form, href, Link } from 'react-router';
import { languages } from '#content/languages.ts';
import {
  askAboutJoined,
  type ConsentRefused,
  closeConsent,
  remindOfConsent,
} from '#features/consents/ask-for-consent.server.ts';
import { type Consent, consentStates, type Question, textIn } from '#features/consents/consents.ts';
import { findConsent } from '#features/consents/console-consents.server.ts';
import { stages } from '#features/students/stages.ts';
import { ConfirmStep } from '#forms/confirm-step.tsx';
import { confirmationResponse } from '#forms/confirmation.server.ts';
import { confirmationIn, isConfirmed } from '#forms/confirmation.ts';
import { answerRefusals, gone, type Refusals } from '#forms/refusals.server.ts';
import { requireId } from '#http/require-id.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { CalendarDay } from '#i18n/calendar-day.tsx';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import type { PersonWriteTx } from '#platform/database.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, buttonClass } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ConsentBadge } from '../../consents/state-badge.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { historyPath } from '../audit-log/audit-log-path.ts';
import { audienceText } from '../consents/audience-text.ts';
import { ObjectPage } from '../object-page.tsx';
import type { Route } from './+types/route.ts';
import { redirectToConsent } from './redirect-to-consent.server.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const consent = await readForSession(context, (tx) => findConsent(tx, requireId(params.consentId), stages));
  if (!consent) throw data(null, { status: 404 });
  return { consent };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = requireId(params.consentId);
  const form = await request.formData();
  const act = acts[String(form.get('intent'))];
  if (!act) throw data(null, { status: 400 });
  if (act.asksFirst && !isConfirmed(form)) return confirmationResponse(context, { fields: { intent: 'close' } });
  const refused = (text: PlainTranslationKey) => () => {
    throw redirectToConsent(context, id, { tone: 'error', text });
  };
  const refusals: Partial<Refusals<ConsentRefused['reason'], never>> = {
    unknown: gone,
    closed: refused('consents.alreadyClosed'),
    'reminded today': refused('consents.remind.tooEarly'),
    'nobody to remind': refused('consents.remind.nobody'),
  };
  await answerRefusals(() => writeForSession(context, (tx) => act.write(tx, id)), refusals);
  throw redirectToConsent(context, id, { tone: 'success', text: act.success });
}

interface Act {
  write: (tx: PersonWriteTx, id: string) => Promise<unknown>;
  success: PlainTranslationKey;
  asksFirst?: true;
}

const acts: Readonly<Record<string, Act>> = {
  remind: { write: remindOfConsent, success: 'consents.remind.success' },
  close: { write: closeConsent, success: 'consents.close.success', asksFirst: true },
  'ask joined': { write: (tx, id) => askAboutJoined(tx, id, stages), success: 'consents.joined.success' },
};

/** A question, and what became of it. @see PD-72 */
export default function ConsentPage({ loaderData: { consent }, actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const confirmation = confirmationIn(actionData);
  const { id: consentId, titles, texts, isClosed } = consent;
  const title = textIn(titles, language);
  const studentsPath = `${href('/admin-console/consents/students')}?consent=${consentId}`;
  return (
    <>
      <PortalTitle>{title.text}</PortalTitle>
      {confirmation && (
        <ConfirmStep
          key={confirmation.id}
          title={t('consents.close.title')}
          submit={t('consents.close')}
          fields={confirmation.fields}
          cancelTo={href('/admin-console/consents/:consentId', { consentId })}
        >
          <li>{t('consents.close.text')}</li>
          <li>{t('consents.close.final')}</li>
        </ConfirmStep>
      )}
      <ObjectPage
        back={{ to: href('/admin-console/consents'), text: t('consents.title') }}
        name={
          <span lang={title.language} dir="auto">
            {title.text}
          </span>
        }
        badges={
          <Badge tone={isClosed ? 'neutral' : 'moss'}>{t(`consents.list.state.${isClosed ? 'closed' : 'open'}`)}</Badge>
        }
        facts={useFacts(consent)}
        related={[
          { to: studentsPath, text: t('consents.students.all') },
          { to: historyPath(consentId), text: t('admin.history') },
        ]}
      >
        <Card>
          <h2 className="text-xl">{t('consents.list.answers')}</h2>
          <ul className="mt-3 divide-y divide-line">
            {consentStates.map((state) => (
              <li key={state}>
                <Link
                  to={`${studentsPath}&state=${state}`}
                  className="-mx-3 flex min-h-11 items-center justify-between gap-4 rounded-md px-3 text-ink no-underline hover:bg-sand/50"
                >
                  <ConsentBadge state={state} />
                  <span className="text-lg tabular-nums">{consent.counts[state]}</span>
                </Link>
              </li>
            ))}
          </ul>
        </Card>
        {!isClosed && <Actions consent={consent} />}
        <Card>
          <h2 className="text-xl">{t('consents.texts')}</h2>
          <Texts titles={titles} texts={texts} />
        </Card>
      </ObjectPage>
    </>
  );
}

function useFacts(consent: Consent) {
  const t = useTranslate();
  const { askedAt, askedBy, answerBy, validUntil, needsAll, version, publishedAt, remindedAt } = consent;
  return [
    { label: t('consents.list.audience'), value: <bdi>{audienceText(consent, t)}</bdi> },
    { label: t('consents.list.asked'), value: <LocalTime at={askedAt} format="short" /> },
    { label: t('consents.askedBy'), value: askedBy ? <bdi translate="no">{askedBy}</bdi> : '–' },
    { label: t('consents.list.due'), value: <CalendarDay day={answerBy} /> },
    {
      label: t('consents.holds'),
      value: validUntil ? <CalendarDay day={validUntil} /> : t('consents.holds.withdrawn'),
    },
    { label: t('consents.agree'), value: t(needsAll ? 'consents.agree.all' : 'consents.agree.one') },
    ...(version > 1
      ? [{ label: t('consents.version', { number: version }), value: <LocalTime at={publishedAt} format="short" /> }]
      : []),
    ...(remindedAt ? [{ label: t('consents.reminded'), value: <LocalTime at={remindedAt} format="short" /> }] : []),
  ];
}

function Actions({ consent: { id: consentId, notAsked } }: { consent: Consent }) {
  const t = useTranslate();
  return (
    <Card className="no-print">
      <ul className="divide-y divide-line">
        {notAsked > 0 && (
          <Action
            text={t('consents.joined.text', { count: notAsked })}
            intent="ask joined"
            submit={t('consents.joined.submit')}
          />
        )}
        <Action text={t('consents.remind.text')} intent="remind" submit={t('consents.remind')} />
        <li className={actionClass}>
          <p className={actionTextClass}>{t('consents.change.lead')}</p>
          <Link
            to={href('/admin-console/consents/:consentId/version', { consentId })}
            className={buttonClass({ variant: 'secondary', size: 'small' })}
          >
            {t('consents.change')}
          </Link>
        </li>
        <Action text={t('consents.close.text')} intent="close" submit={t('consents.close')} />
      </ul>
    </Card>
  );
}

const actionClass = 'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0';
const actionTextClass = 'min-w-0 max-w-prose basis-72 grow text-sm text-ink-soft';

function Action({ text, intent, submit }: { text: string; intent: string; submit: string }) {
  return (
    <li className={actionClass}>
      <p className={actionTextClass}>{text}</p>
      <Form method="post" preventScrollReset>
        <Button type="submit" name="intent" value={intent} variant="secondary" size="small">
          {submit}
        </Button>
      </Form>
    </li>
  );
}

function Texts({ titles, texts }: Pick<Question, 'titles' | 'texts'>) {
  const { language: reader } = useLanguage();
  const own = textIn(texts, reader).language;
  const shown = Object.keys(languages).filter((code) => code in texts) as (keyof typeof languages)[];
  return shown.map((code) => (
    <details key={code} open={code === own} className="mt-2">
      <summary lang={code} className="min-h-11 cursor-pointer content-center font-[560]">
        {languages[code].ownName}
      </summary>
      <div lang={code} dir={languages[code].direction} className="text-start">
        <p className="font-[620] wrap-anywhere">{titles[code]}</p>
        <p className="max-w-prose whitespace-pre-line wrap-anywhere">{texts[code]}</p>
      </div>
    </details>
  ));
}
