import { data, Form, href, useNavigation } from 'react-router';
import { acknowledgePolicy } from '#features/policies/acknowledge-policy.server.ts';
import type { AcknowledgedVersion, PolicyNotice } from '#features/policies/policies.ts';
import { listAcknowledged, listDuePolicies } from '#features/policies/policy-notices.server.ts';
import { onlyText } from '#forms/parse-form.server.ts';
import { answerRefusals, gone } from '#forms/refusals.server.ts';
import { languageOf } from '#http/language.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { LocalTime } from '#i18n/local-time.tsx';
import { parseUuid } from '#platform/uuid.ts';
import { Button } from '#ui/button.tsx';
import { Card, cardClass } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { versionPath, versionsPath } from '../legal/versions-path.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/policies.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageOf(request, context);
  return readForSession(context, async (tx) => {
    const [due, acknowledged] = await Promise.all([listDuePolicies(tx, language), listAcknowledged(tx, language)]);
    return { due, acknowledged };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const versionId = parseUuid(onlyText(await request.formData(), 'version'));
  if (versionId === null) throw data(null, { status: 400 });
  await answerRefusals(() => writeForSession(context, (tx) => acknowledgePolicy(tx, versionId)), { unknown: gone });
  throw redirectWithNotice(context, href('/account/policies'), { tone: 'success', text: 'policyNotice.done' });
}

/** @see PD-61 */
export default function PolicyNotices({ loaderData: { due, acknowledged } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <PortalPage
      title={t('policyNotice.title')}
      lead={t('policyNotice.lead')}
      back={{ to: href('/account'), text: t('account.back') }}
      width="text"
    >
      {due.length === 0 ? (
        <EmptyState icon="shield-check" level={2} title={t('policyNotice.none')} className={cardClass} />
      ) : (
        due.map((notice) => <DuePolicy key={notice.id} notice={notice} />)
      )}
      {acknowledged.length > 0 && <AcknowledgedPolicies versions={acknowledged} />}
    </PortalPage>
  );
}

function DuePolicy({ notice }: { notice: PolicyNotice }) {
  const t = useTranslate();
  const { id, slug, title, number, published, takesEffect, summary } = notice;
  const isSubmitting = useNavigation().formData?.get('version') === id;
  const name = t('portal.policyVersion', { title, number });
  return (
    <section aria-labelledby={`policy-${id}`}>
      <Card className="flex flex-col gap-3">
        <div>
          <h2 id={`policy-${id}`} className="text-xl">
            {name}
          </h2>
          <p className="mt-1 text-sm text-ink-soft">
            {t('policyNotice.published', { date: published })}
            {takesEffect && ` · ${t('policyNotice.takesEffect', { date: takesEffect })}`}
          </p>
        </div>
        <p>{summary}</p>
        <p className="flex flex-wrap gap-x-6">
          <PublicLink to={`/legal/${slug}`} className="text-link inline-flex min-h-11 items-center">
            {t('policyNotice.read')}
          </PublicLink>
          <PublicLink to={versionsPath(slug)} className="text-link inline-flex min-h-11 items-center">
            {t('policyNotice.versions')}
          </PublicLink>
        </p>
        <Form method="post">
          <Button
            type="submit"
            name="version"
            value={id}
            isBusy={isSubmitting}
            aria-label={t('policyNotice.acknowledge.named', { policy: name })}
          >
            {t('policyNotice.acknowledge')}
          </Button>
        </Form>
      </Card>
    </section>
  );
}

function AcknowledgedPolicies({ versions }: { versions: AcknowledgedVersion[] }) {
  const t = useTranslate();
  return (
    <section aria-labelledby="acknowledged-policies">
      <h2 id="acknowledged-policies" className="mb-2 text-xl">
        {t('policyNotice.acknowledged')}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {versions.map(({ id, slug, title, number, acknowledgedAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-6">
            <PublicLink to={versionPath(slug, number)} className="text-link inline-flex min-h-11 items-center">
              {t('portal.policyVersion', { title, number })}
            </PublicLink>
            <LocalTime at={acknowledgedAt} format="short" className="text-sm text-ink-soft" />
          </li>
        ))}
      </ul>
    </section>
  );
}
