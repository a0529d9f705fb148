import { data, Form, href, Link, redirect } from 'react-router';
import { type FormAnswer, type Problem, problemText } from '#forms/form-answer.ts';
import { FormProblem } from '#forms/form-problem.tsx';
import { SubmitButton } from '#forms/submit-button.tsx';
import { useForm } from '#forms/use-form.ts';
import { findVisitorSession, safeRedirect } from '#http/session.server.ts';
import { startPageOf } from '#http/start-page.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import { PublicLink } from '#ui/public-link.tsx';
import { TextField } from '#ui/text-field.tsx';
import { heroPicture } from '../public/home/hero-pictures.ts';
import { useHasDrafts } from '../shell/kept-drafts.ts';
import { PortalPage } from '../shell/portal-page.tsx';
import type { Route } from './+types/parent-login.ts';
import { accountContactForm } from './account-contact-form.ts';
import { PasskeySignIn, passkeyIntent } from './passkeys/passkey-sign-in.tsx';
import { signInFromPasskey } from './passkeys/sign-in-action.server.ts';
import { renewalForm, signInForm } from './password-forms.ts';
import { renewPasswordFromForm, signInFromForm } from './sign-in-action.server.ts';

export function loader({ url, context }: Route.LoaderArgs) {
  const wanted = safeRedirect(url.searchParams.get('redirectTo'), context);
  const session = findVisitorSession(context);
  if (session) throw redirect(wanted ?? startPageOf(session.role), 303);
  return { redirectTo: wanted };
}

/** The response keeps the return path, because without a script the URL after a form error has no query. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const response = await respond(form, request, context);
  return data(
    { ...noRefusal, ...response.data, redirectTo: safeRedirect(form.get('redirectTo'), context) },
    response.init ?? undefined,
  );
}

const noRefusal = { problem: null, renewalProof: null };

function respond(form: FormData, request: Request, context: Route.ActionArgs['context']) {
  switch (form.get('intent')) {
    case renewalForm.intent:
      return renewPasswordFromForm(form, context);
    case passkeyIntent:
      return signInFromPasskey(form, request, context);
    default:
      return signInFromForm(form, request, context);
  }
}

export default function ParentLogin({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  const redirectTo = actionData?.redirectTo ?? loaderData.redirectTo;
  return (
    <div className="grow pane:grid pane:grid-cols-2">
      <PortalPage
        title={t('login.title')}
        lead={
          <>
            {t('login.lead')}
            {redirectTo?.startsWith(href('/inbox')) && <DraftKept />}
          </>
        }
        width="narrow"
      >
        <Card>
          {actionData?.problem && <SignInProblem problem={actionData.problem} />}
          {actionData?.renewalProof && <RenewalForm proof={actionData.renewalProof} redirectTo={redirectTo} />}
          <PasswordForm invalid={actionData ?? null} redirectTo={redirectTo} />
          <div className="mt-6 border-t border-line pt-6">
            <PasskeySignIn action={href('/parent-login')} variant="secondary" redirectTo={redirectTo} />
          </div>
        </Card>
        <LoginNotes />
      </PortalPage>
      <SchoolPicture />
    </div>
  );
}

/** Beside the form, on wide screens; a lazy picture is not loaded where it is hidden. Not mirrored: it shows a map of the world. */
function SchoolPicture() {
  const t = useTranslate();
  const { tall } = heroPicture('primary');
  return (
    <figure className="no-print flex flex-col bg-sea text-ivory max-pane:hidden">
      <img
        src={tall}
        alt=""
        width={800}
        height={800}
        loading="lazy"
        className="min-h-0 w-full grow basis-0 object-cover object-[50%_85%]"
      />
      <figcaption className="px-8 py-6 font-heading text-2xl">{t('shell.mission')}</figcaption>
    </figure>
  );
}

function SignInProblem({ problem }: { problem: Problem }) {
  const t = useTranslate();
  return (
    <FormProblem className="mb-5">
      {problemText(problem, t)}
      {problem.text === 'login.problem.suspended' && (
        <>
          {' '}
          <PublicLink to={accountContactForm} className="text-link">
            {t('login.contact')}
          </PublicLink>
        </>
      )}
    </FormProblem>
  );
}

type PasswordFormProps = { invalid: FormAnswer<'email' | 'password'> | null; redirectTo: string | null };

function PasswordForm({ invalid, redirectTo }: PasswordFormProps) {
  const t = useTranslate();
  const form = useForm(signInForm, invalid && { ...invalid, problem: null });
  return (
    <Form method="post" action={href('/parent-login')} noValidate className="flex flex-col gap-5">
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <TextField {...form.field('email')} type="email" autoComplete="username" />
      <PasswordField {...form.field('password')} autoComplete="current-password" />
      <SubmitButton form={form} isWide />
      <Link to={href('/forgot-password')} className="text-link self-start text-sm">
        {t('login.forgot')}
      </Link>
    </Form>
  );
}

function DraftKept() {
  const t = useTranslate();
  return useHasDrafts() && <span className="mt-2 block">{t('login.draftKept')}</span>;
}

function RenewalForm({ proof, redirectTo }: { proof: string; redirectTo: string | null }) {
  const form = useForm(renewalForm, null);
  return (
    <Form method="post" action={href('/parent-login')} className="mb-8 flex flex-col">
      <input type="hidden" name="proof" value={proof} />
      {redirectTo && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <SubmitButton form={form} isWide />
    </Form>
  );
}

function LoginNotes() {
  const t = useTranslate();
  return (
    <div className="flex flex-col gap-3 text-sm text-ink-soft">
      <p>
        {t('login.invitation')}{' '}
        <PublicLink to="/#contact" className="text-link">
          {t('login.invitationLink')}
        </PublicLink>
      </p>
      <p className="flex items-start gap-2">
        <Icon name="lock" className="mt-1 size-4 shrink-0" />
        {t('login.secure')}
      </p>
    </div>
  );
}
