import { Link } from 'react-router';
import { school } from '#content/school.ts';
import { useTranslate } from '#i18n/language-context.tsx';
import { classNames } from './class-names.ts';
import sprite from './icons/sprite.svg?url&no-inline';
import { wordmarkViewBox } from './icons/wordmark-size.ts';
import { MeridianMark } from './meridian-mark.tsx';
import { PublicLink } from './public-link.tsx';

const restOfName = school.name.startsWith(school.shortName) ? school.name.slice(school.shortName.length).trim() : '';

type WordmarkProps = {
  className?: string;
  /** Other than to the home page. */
  link?: { to: string; label: string };
};

export function Wordmark({ className, link }: WordmarkProps) {
  const t = useTranslate();
  const look = {
    translate: 'no',
    className: classNames('group flex min-h-11 items-center gap-3 rounded-md no-underline', className),
  } as const;
  if (link)
    return (
      <Link to={link.to} aria-label={link.label} {...look}>
        <Mark />
      </Link>
    );
  return (
    <PublicLink to="/" aria-label={t('nav.home', { school: school.name })} {...look}>
      <Mark />
    </PublicLink>
  );
}

function Mark() {
  return (
    <>
      <MeridianMark className="size-10 shrink-0" />
      <span aria-hidden lang="en" dir="ltr" className="leading-none">
        <svg aria-hidden="true" viewBox={wordmarkViewBox} className="h-[1.375rem]">
          <use href={`${sprite}#wordmark`} />
        </svg>
        <span className="mt-1 block text-[0.75rem] sm:whitespace-nowrap leading-tight tracking-[0.02em] opacity-90">
          {restOfName}
        </span>
      </span>
    </>
  );
}
