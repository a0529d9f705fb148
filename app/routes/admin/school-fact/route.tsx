import { data, Form, redirect } from 'react-router';
import { factsInUseContext } from '../../../features/school-facts/facts-in-use.server.ts';
import { FactRefused, publishSchoolFact } from '../../../features/school-facts/publish-school-fact.server.ts';
import { factSchemas } from '../../../features/school-facts/school-facts.schema.ts';
import { getSchoolFact } from '../../../features/school-facts/school-facts.server.ts';
import { isSchoolFact, type SchoolFact } from '../../../features/school-facts/school-facts.ts';
import { ErrorSummary } from '../../../forms/error-summary.tsx';
import { FormProblem } from '../../../forms/form-problem.tsx';
import type { RefusedForm } from '../../../forms/form-refusal.ts';
import { onlyText, type ParsedForm, parseForm } from '../../../forms/parse-form.server.ts';
import { SubmitButton } from '../../../forms/submit-button.tsx';
import { useForm } from '../../../forms/use-form.ts';
import { getSession, readForSession } from '../../../http/session.server.ts';
import { toastHeader } from '../../../http/toasts.server.ts';
import { useTranslate } from '../../../i18n/language-context.tsx';
import { person, writeAs } from '../../../platform/database.server.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { languageOf } from '../../shell/shell-data.server.ts';
import { withNamespace } from '../../shell/with-namespace.ts';
import { HistoryLink } from '../history-link.tsx';
import type { Route } from './+types/route.ts';
import { choicesIn } from './choices.server.ts';
import { FactFields } from './fact-fields.tsx';
import { factForms } from './fact-forms.ts';

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  withNamespace('school facts'),
  withNamespace('console settings'),
  withNamespace('public pages'),
];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = factOf(params.fact);
  const fact = await readForSession(context, (tx) => getSchoolFact(tx, id));
  return { fact, choices: choicesIn(languageOf(request, context).language) };
}

function factOf(text: string): SchoolFact {
  if (!isSchoolFact(text)) throw data(null, { status: 404 });
  return text;
}

interface RefusedFact {
  /** Null for a removal. */
  form: RefusedForm<string> | null;
  isOutdated: boolean;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fact = factOf(params.fact);
  const posted = await request.formData();
  const isRemoved = posted.get('intent') === 'remove';
  const { values, parsed } = parseFact(fact, posted);
  if (!isRemoved && !parsed.ok) return refuse({ form: { values, errors: parsed.errors }, isOutdated: false }, 400);
  const fields = isRemoved || !parsed.ok ? null : parsed.value;
  const revision = Number(onlyText(posted, 'revision') ?? Number.NaN);
  const { personId } = getSession(context);
  try {
    await writeAs(person(personId), (tx) => publishSchoolFact(tx, fact, { fields, revision }, personId));
  } catch (error) {
    if (!(error instanceof FactRefused)) throw error;
    return refuse({ form: isRemoved ? null : { values, errors: {} }, isOutdated: true }, 409);
  }
  // The notification of the database reaches this instance, too, but maybe after the next page.
  await context.get(factsInUseContext).reload();
  const text = isRemoved ? 'facts.removed' : 'facts.published';
  throw redirect('/admin-console/school-facts', {
    status: 303,
    headers: toastHeader(context, { tone: 'success', text }),
  });
}

const refuse = (refused: RefusedFact, status: number) => data(refused, { status });

interface PostedFact {
  values: Record<string, string>;
  parsed: ParsedForm<Record<string, string>, string>;
}

const parseFact = (fact: SchoolFact, posted: FormData): PostedFact =>
  parseForm(posted, factSchemas[fact], factForms[fact]);

/** One answer of the public page of questions. @see PD-62 */
export default function SchoolFactPage({ loaderData: { fact, choices }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { id, recordId, content, revision } = fact;
  const form = useForm(factForms[id], actionData?.form ?? null, content ?? {});
  const name = t(`facts.${id}`);
  return (
    <>
      <PortalTitle>{name}</PortalTitle>
      <div>
        <BackLink to="/admin-console/school-facts">{t('facts.title')}</BackLink>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 className="text-2xl">{name}</h2>
          <HistoryLink of={recordId} />
        </div>
      </div>
      <Card className="max-w-3xl">
        <Form key={`${id} ${revision}`} method="post" noValidate className="flex flex-col gap-6">
          {actionData?.isOutdated && <FormProblem>{t('facts.changedMeanwhile')}</FormProblem>}
          <ErrorSummary errors={form.errors} />
          <input type="hidden" name="revision" value={revision} />
          <FactFields fact={id} field={form.field} choices={choices} />
          <SubmitButton form={form} />
        </Form>
      </Card>
      {content && <RemoveAnswer revision={revision} />}
    </>
  );
}

function RemoveAnswer({ revision }: { revision: number }) {
  const t = useTranslate();
  return (
    <Card className="max-w-3xl">
      <details>
        <summary className="min-h-11 cursor-pointer content-center font-[560]">{t('facts.remove.submit')}</summary>
        <Form method="post" className="mt-2 flex flex-wrap items-center justify-between gap-4">
          <input type="hidden" name="revision" value={revision} />
          <p className="max-w-prose text-sm text-ink-soft">{t('facts.remove.text')}</p>
          <Button type="submit" name="intent" value="remove" variant="secondary">
            {t('facts.remove.submit')}
          </Button>
        </Form>
      </details>
    </Card>
  );
}
