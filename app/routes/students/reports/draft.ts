import { data } from 'react-router';
import { ReportSchema } from '#features/reports/reports.schema.ts';
import { saveDraft } from '#features/reports/save-draft.server.ts';
import { onlyText, parseForm } from '#forms/parse-form.server.ts';
import { answerRefusals } from '#forms/refusals.server.ts';
import { requireRoleForResource } from '#http/guards.server.ts';
import { writeForSession } from '#http/session.server.ts';
import { parseRevision } from '#platform/revision.ts';
import { parseUuid } from '#platform/uuid.ts';
import type { Route } from './+types/draft.ts';

export const middleware: Route.MiddlewareFunction[] = [requireRoleForResource('mentor')];

export const loader = () => {
  throw data(null, { status: 405, headers: { Allow: 'POST' } });
};

export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await request.formData();
  const [studentId, termId, subjectId] = ['studentId', 'termId', 'subjectId'].map((name) =>
    parseUuid(onlyText(form, name)),
  );
  const { parsed } = parseForm(form, ReportSchema);
  const revision = form.has('revision') ? parseRevision(onlyText(form, 'revision')) : 0;
  if (!parsed.ok || !studentId || !termId || !subjectId || revision === null)
    return Response.json({ error: 'malformed' }, { status: 400 });
  const draft = { key: { studentId, termId, subjectId }, content: parsed.value, revision };
  return answerRefusals(
    async () => {
      const saved = await writeForSession(context, (tx) => saveDraft(tx, draft));
      return Response.json({ revision: saved.revision });
    },
    {
      'unknown report': ({ reason }) => Response.json({ error: reason }, { status: 404 }),
      'changed meanwhile': ({ reason }) => Response.json({ error: reason }, { status: 409 }),
    },
  );
}
