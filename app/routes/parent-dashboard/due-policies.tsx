import { href, Link } from 'react-router';
import type { PolicyNotice } from '#features/policies/policies.ts';
import { useTranslate } from '#i18n/language-context.tsx';

export function DuePolicyList({ policies }: { policies: PolicyNotice[] }) {
  const t = useTranslate();
  return (
    <ul className="mt-2 divide-y divide-line">
      {policies.map(({ id, title, number, summary }) => (
        <li key={id}>
          <Link
            to={href('/account/policies')}
            className="block py-2.5 text-ink no-underline wrap-anywhere hover:underline"
          >
            <span className="font-[620]">{t('portal.policyVersion', { title, number })}</span>
            <span className="block text-sm text-ink-soft">{summary}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
