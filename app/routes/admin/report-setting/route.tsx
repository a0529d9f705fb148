import { data, Form, href } from 'react-router';
import { nameIn, settingLimits } from '#features/reports/report-settings.ts';
import { handleForm } from '#forms/handle-form.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useLanguage, useTranslate } from '#i18n/language-context.tsx';
import type { PlainTranslationKey } from '#i18n/translate.ts';
import { parseUuid } from '#platform/uuid.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { HistoryLink } from '../history-link.tsx';
import type { Route } from './+types/route.ts';
import { archive, findSetting, highestPlace, parseSetting } from './save-setting.server.ts';
import { SettingForm } from './setting-form.tsx';
import { type SettingKind, settingKinds } from './setting-forms.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const { kind, id } = parseParams(params);
  return readForSession(context, async (tx) => {
    const setting = id === null ? null : await findSetting(tx, kind, id);
    if (id !== null && !setting) throw data(null, { status: 404 });
    const place = String(Math.min((await highestPlace(tx, kind)) + 10, settingLimits.lastPlace));
    return { kind, setting, values: setting?.values ?? { place } };
  });
}

/** The id is null for a new setting. */
function parseParams({ kind: wanted, settingId }: { kind: string; settingId: string }) {
  const kind = settingKinds.find((known) => known === wanted);
  const id = parseUuid(settingId);
  if (!kind || (settingId !== 'new' && id === null)) throw data(null, { status: 404 });
  return { kind, id };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { kind, id } = parseParams(params);
  const form = await request.formData();
  const finish = async (write: ReturnType<typeof archive>, text: PlainTranslationKey) => {
    const isDone = await writeForSession(context, (tx) => write(tx, id));
    if (!isDone) throw data(null, { status: 404 });
    return redirectWithNotice(context, href('/admin-console/reports'), { tone: 'success', text });
  };
  switch (form.get('intent') ?? 'save') {
    case 'save':
      return handleForm(context, parseSetting(kind, form), async (write): Promise<never> => {
        throw await finish(write, 'reportSettings.saved');
      });
    case 'archive':
      throw await finish(archive(kind, true), 'reportSettings.archive.success');
    case 'restore':
      throw await finish(archive(kind, false), 'reportSettings.restore.success');
    default:
      throw data(null, { status: 400 });
  }
}

export default function ReportSetting({ loaderData, actionData }: Route.ComponentProps) {
  const { language, t } = useLanguage();
  const { kind, setting, values } = loaderData;
  const title = setting ? nameIn(setting.names, language) : t(`reportSettings.${kind}.add`);
  return (
    <>
      <PortalTitle>{title}</PortalTitle>
      <div>
        <BackLink to={href('/admin-console/reports')}>{t('reportSettings.title')}</BackLink>
        <h1 translate="no" className="flex flex-wrap items-center gap-x-3 text-2xl">
          {title}
          {setting?.isArchived && <Badge tone="clay">{t('reportSettings.archived')}</Badge>}
        </h1>
        <p className="max-w-prose text-ink-soft">{t(`reportSettings.${kind}.text`)}</p>
      </div>
      <Card className="max-w-2xl">
        <SettingForm kind={kind} values={values} invalid={actionData ?? null} />
      </Card>
      {setting && (
        <>
          <ArchiveSetting kind={kind} isArchived={setting.isArchived} />
          <HistoryLink of={setting.id} />
        </>
      )}
    </>
  );
}

function ArchiveSetting({ kind, isArchived }: { kind: SettingKind; isArchived: boolean }) {
  const t = useTranslate();
  const intent = isArchived ? 'restore' : 'archive';
  return (
    <Card className="flex max-w-2xl flex-wrap items-center justify-between gap-4">
      <p className="max-w-prose text-sm text-ink-soft">
        {isArchived ? t('reportSettings.restore.text') : t(`reportSettings.${kind}.archive`)}
      </p>
      <Form method="post">
        <Button type="submit" name="intent" value={intent} variant="secondary">
          {t(`reportSettings.${intent}.submit`)}
        </Button>
      </Form>
    </Card>
  );
}
