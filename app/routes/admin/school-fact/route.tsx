import { data, Form, href, type RouterContextProvider } from 'react-router';
import { type NewContent, publishSchoolFact } from '#features/school-facts/publish-school-fact.server.ts';
import { type FactField, factSchemas } from '#features/school-facts/school-facts.schema.ts';
import { getSchoolFact } from '#features/school-facts/school-facts.server.ts';
import { type FactContent, isSchoolFact, type SchoolFact } from '#features/school-facts/school-facts.ts';
import { schoolFactsCacheContext } from '#features/school-facts/school-facts-cache.server.ts';
import type { DefinedForm } from '#forms/define-form.ts';
import { ErrorSummary } from '#forms/error-summary.tsx';
import { answerTo } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { handleForm, outdated } from '#forms/handle-form.server.ts';
import { revalidateOutdated } from '#forms/outdated-form.ts';
import { onlyText, type PostedForm, parseForm } from '#forms/parse-form.server.ts';
import { answerRefusals } from '#forms/refusals.server.ts';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { languageOf } from '#http/language.server.ts';
import { redirectWithNotice } from '#http/notices.server.ts';
import { readForSession, writeForSession } from '#http/session.server.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { parseRevision } from '#platform/revision.ts';
import { BackLink } from '#ui/back-link.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { PortalTitle } from '../../shell/portal-title.tsx';
import { HistoryLink } from '../history-link.tsx';
import type { Route } from './+types/route.ts';
import { choicesIn } from './choices.server.ts';
import { FactFields } from './fact-fields.tsx';
import { factForms } from './fact-forms.ts';
import type { FactFieldsProps } from './field-set.tsx';

type Context = Readonly<RouterContextProvider>;

const removeIntent = 'remove';

export const shouldRevalidate = revalidateOutdated;

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const id = factOf(params.fact);
  const fact = await readForSession(context, (tx) => getSchoolFact(tx, id));
  return { fact, choices: choicesIn(languageOf(request, context)) };
}

function factOf(text: string): SchoolFact {
  if (!isSchoolFact(text)) throw data(null, { status: 404 });
  return text;
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const fact = factOf(params.fact);
  const form = await request.formData();
  const revision = parseRevision(onlyText(form, 'revision'));
  if (form.get('intent') === removeIntent)
    return answerRefusals(
      async () => {
        await publish(fact, { fields: null, revision }, context);
        throw toFacts(context, 'facts.removed');
      },
      { 'changed meanwhile': () => outdated(context) },
    );
  return handleForm(context, parseFact(fact, form), async (fields) => {
    await publish(fact, { fields, revision }, context);
    throw toFacts(context, 'facts.published');
  });
}

const parseFact = <Fact extends SchoolFact>(fact: Fact, form: FormData): PostedForm<FactField<Fact>, FactContent> =>
  parseForm<(typeof factSchemas)[Fact], FactField<Fact>>(form, factSchemas[fact], factForms[fact]);

async function publish(fact: SchoolFact, content: NewContent, context: Context): Promise<void> {
  await writeForSession(context, (tx) => publishSchoolFact(tx, fact, content));
  // The notification of the database reaches this instance, too, but maybe after the next page.
  await context.get(schoolFactsCacheContext).reload();
}

const toFacts = (context: Context, text: 'facts.published' | 'facts.removed') =>
  redirectWithNotice(context, href('/admin-console/school-facts'), { tone: 'success', text });

/** One answer of the public page of questions. @see PD-62 */
export default function SchoolFactPage({ loaderData: { fact, choices }, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const { id, recordId, content, revision } = fact;
  const name = t(`facts.${id}`);
  return (
    <>
      <PortalTitle>{name}</PortalTitle>
      <div>
        <BackLink to={href('/admin-console/school-facts')}>{t('facts.title')}</BackLink>
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h1 className="text-2xl">{name}</h1>
          <HistoryLink of={recordId} />
        </div>
      </div>
      <Card className="max-w-3xl">
        <FactForm key={id} fact={id} {...{ content, revision, choices }} response={actionData} />
      </Card>
      {content && <RemoveAnswer revision={revision} />}
    </>
  );
}

type FactFormProps<Fact extends SchoolFact> = Pick<FactFieldsProps<Fact>, 'choices'> & {
  fact: Fact;
  content: FactContent | null;
  revision: number;
  response: object | undefined;
};

function FactForm<Fact extends SchoolFact>({ fact, content, revision, choices, response }: FactFormProps<Fact>) {
  const t = useTranslate();
  const definition: DefinedForm<FactField<Fact>> = factForms[fact];
  // Stored by the same schema.
  const initial = content as Partial<Record<FactField<Fact>, string>> | null;
  const form = useForm(definition, answerTo(definition, response), initial ?? {}, {
    revision,
  });
  return (
    <Form key={form.key} method="post" noValidate className="flex flex-col gap-6">
      {form.isOutdated && <FormProblem>{t('facts.changedMeanwhile')}</FormProblem>}
      <ErrorSummary errors={form.errors} />
      <FactFields fact={fact} field={form.field} choice={form.choice} choices={choices} />
      <SubmitButton form={form} />
    </Form>
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
          <Button type="submit" name="intent" value={removeIntent} variant="secondary">
            {t('facts.remove.submit')}
          </Button>
        </Form>
      </details>
    </Card>
  );
}
