import { randomUUID } from 'node:crypto';
import { data, href } from 'react-router';
import { listOwnFeeds } from '#features/calendar-feeds/calendar-feeds.server.ts';
import { feedLimits } from '#features/calendar-feeds/calendar-feeds.ts';
import { answerTo } from '#forms/form-answer.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { getSession, readForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { PortalPage } from '../../shell/portal-page.tsx';
import { confirmPasswordFromForm } from '../confirm-password/confirm-password.server.ts';
import { EnterPassword } from '../confirm-password/enter-password.tsx';
import { definePasswordForm } from '../confirm-password/password-form.ts';
import type { Route } from './+types/route.ts';
import { AddFeed } from './add-feed.tsx';
import { addFeedFromForm, removeFeedFromForm } from './change-feeds.server.ts';
import { feedForm, removeFeedIntent } from './feed-form.ts';
import { FeedList } from './feed-list.tsx';
import { NewAddress } from './new-address.tsx';

const passwordForm = definePasswordForm('calendarFeeds.password');

export async function loader({ context }: Route.LoaderArgs) {
  const { hasRecentPassword } = getSession(context);
  const feeds = await readForSession(context, listOwnFeeds);
  return { feeds, needsPassword: !hasRecentPassword, requestId: randomUUID() };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  switch (onlyText(form, 'intent')) {
    case passwordForm.intent:
      return confirmPasswordFromForm(passwordForm, href('/account/calendars'), form, context);
    case feedForm.intent:
      return addFeedFromForm(form, context);
    case removeFeedIntent:
      return removeFeedFromForm(form, context);
  }
  throw data(null, { status: 400 });
}

/** Calendars in programs outside the portal. @see PD-68 */
export default function Calendars({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { feeds, needsPassword, requestId } = loaderData;
  const added = actionData?.kind === 'done' ? actionData : null;
  return (
    <PortalPage
      title={t('calendarFeeds.title')}
      lead={t('calendarFeeds.lead')}
      back={{ to: href('/account'), text: t('account.back') }}
      width="text"
    >
      {added && <NewAddress key={added.address} {...added} />}
      {feeds.length > 0 && <FeedList feeds={feeds} />}
      {feeds.length >= feedLimits.perPerson ? (
        <p>{t('calendarFeeds.full')}</p>
      ) : (
        <Card className="flex flex-col gap-4">
          <h2 className="text-2xl">{t('calendarFeeds.add')}</h2>
          <p>
            {t('calendarFeeds.text')} {t('calendarFeeds.ends')}
          </p>
          {needsPassword ? (
            <EnterPassword definition={passwordForm} invalid={answerTo(passwordForm, actionData)} />
          ) : (
            <AddFeed key={requestId} requestId={requestId} invalid={answerTo(feedForm, actionData)} />
          )}
        </Card>
      )}
    </PortalPage>
  );
}
