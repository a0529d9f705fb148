import { type ReactNode, useLayoutEffect, useMemo } from 'react';
import { isRouteErrorResponse, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { languages } from '#content/languages.ts';
import { loadSession } from '#http/session.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { type TimeOfReader, TimeOfReaderContext } from '#i18n/time-of-reader.ts';
// As for a worker, Vite bundles each of them on its own, without the router.
import publicPage from '#islands/public-page.ts?worker&url';
import routerPage from '#islands/router-page.ts?worker&url';
import { NotFoundPage } from '#routes/public/not-found-page.tsx';
import { BareShell } from '#routes/shell/bare-shell.tsx';
import { everyPage } from '#routes/shell/client-middleware.ts';
import { ErrorPage } from '#routes/shell/error-page.tsx';
import { usePageParts } from '#routes/shell/page-parts.ts';
import { Shell } from '#routes/shell/shell.tsx';
import { loadShell, type ShellData } from '#routes/shell/shell-data.server.ts';
import { useShell } from '#routes/shell/use-shell.ts';
import { useDocument } from '#ui/document-facts.ts';
import { fontPreloads } from '#ui/font-preloads.ts';
import publicSheet from '#ui/public.css?url';
import styleSheet from '#ui/styles.css?url';
import type { Route } from './+types/root.ts';

export const middleware: Route.MiddlewareFunction[] = [
  async (args, next) => {
    await loadSession(args);
    return next();
  },
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = everyPage;

export const loader = ({ request, context, pattern }: Route.LoaderArgs) => loadShell(request, context, pattern);

/** Ground of the page, for the frame of the browser; the first that applies counts. */
const [light, dark] = ['#faf6ee', '#0c1822'];

export function Layout({ children }: { children: ReactNode }) {
  const shell = useShell();
  const ofDocument = useDocument();
  const language = shell?.language ?? ofDocument.language;
  // On portal pages the navigation of a phone reaches the edges of the screen.
  const { portal, isDocument } = usePageParts();
  const appearance = portal ? (shell?.appearance ?? 'device') : undefined;
  const fit = portal && shell?.person ? ', viewport-fit=cover' : '';
  const timeOfReader = useMemo(() => timeOf(shell), [shell]);
  const preloads = useMemo(() => fontPreloads(language), [language]);
  return (
    <html
      lang={language}
      dir={languages[language].direction}
      data-account-language={shell?.isAccountLanguage ? language : undefined}
      data-page-translation={shell?.allowsPageTranslation || undefined}
      data-request={ofDocument.requestId || undefined}
      data-person={ofDocument.personId}
      data-appearance={appearance}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content={`width=device-width, initial-scale=1${fit}`} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/site.webmanifest" />
        {appearance === 'device' && <meta name="theme-color" content={dark} media="(prefers-color-scheme: dark)" />}
        <meta name="theme-color" content={appearance === 'dark' ? dark : light} />
        {preloads.map((preload) => (
          <link key={preload.href} {...preload} />
        ))}
        {/* With a precedence, it is before the modules of the router in the HTML, which would delay the first paint. */}
        <link rel="stylesheet" href={isDocument && !portal ? publicSheet : styleSheet} precedence="base" />
        <Meta />
        {/* A style sheet needs no nonce: the browser hides it from React, which would report a difference. */}
        <Links nonce="" />
      </head>
      <body>
        <TimeOfReaderContext value={timeOfReader}>
          <LanguageProvider language={language}>{children}</LanguageProvider>
        </TimeOfReaderContext>
        {isDocument ? <PublicPageScript /> : <RouterScripts />}
      </body>
    </html>
  );
}

const timeOf = (shell: ShellData | undefined): TimeOfReader => ({
  chosenZone: shell?.timeZone ?? null,
  storedZone: shell?.deviceTimeZone ?? null,
  today: shell?.today ?? null,
});

function PublicPageScript() {
  const { developmentRuntime } = useDocument();
  return (
    <>
      {developmentRuntime && <script type="module" src={developmentRuntime} />}
      <script type="module" src={publicPage} />
    </>
  );
}

/** The inline script throws in browsers without storage; the browser restores the scroll position itself. */
const withoutInlineScript: object = { type: 'text/plain' };

function RouterScripts() {
  useLayoutEffect(() => {
    dispatchEvent(new Event('hydrated'));
  }, []);
  return (
    <>
      <script type="module" src={routerPage} />
      <ScrollRestoration {...withoutInlineScript} />
      <Scripts />
    </>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  return (
    <Shell shell={loaderData}>
      <Outlet />
    </Shell>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useShell();
  const page = isRouteErrorResponse(error) && error.status === 404 ? <NotFoundPage /> : <ErrorPage error={error} />;
  return shell ? <Shell shell={shell}>{page}</Shell> : <BareShell>{page}</BareShell>;
}
