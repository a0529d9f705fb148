import { type ReactNode, useEffect, useState } from 'react';
import { languages } from '#content/languages.ts';
import { useLanguage } from '#i18n/language-context.tsx';
import { Icon } from './icon.tsx';
import { canTranslate, translateOnDevice } from './on-device-translator.ts';

type WrittenTextProps = {
  text: string;
  /** Null if unknown. */
  language: string | null;
  className?: string;
  /** The text with its links. */
  children?: ReactNode;
};

/** A text that a person wrote, with its language for screen readers and fonts, and its translation on this device. @see PD-73 */
export function WrittenText({ text, language, className, children = text }: WrittenTextProps) {
  return (
    <>
      <div dir="auto" lang={language ?? undefined} className={className}>
        {children}
      </div>
      {language && <TextTranslation key={text} text={text} from={language} />}
    </>
  );
}

type Translation = { state: 'none' | 'working' | 'failed' } | { state: 'done'; text: string };

/** Not shown if the browser cannot translate between these languages. Nothing leaves the device. @see PD-73 */
function TextTranslation({ text, from }: { text: string; from: string }) {
  const { language: to, t } = useLanguage();
  const isOffered = useIsOffered(from, to);
  const [translation, setTranslation] = useState<Translation>({ state: 'none' });
  if (!isOffered) return null;
  async function translate() {
    if (translation.state === 'working') return;
    setTranslation({ state: 'working' });
    try {
      setTranslation({ state: 'done', text: await translateOnDevice(text, { from, to }) });
    } catch {
      setTranslation({ state: 'failed' });
    }
  }
  const isDone = translation.state === 'done';
  return (
    <>
      <p className="no-print mt-1 flex flex-wrap items-center gap-x-3 text-sm">
        <button
          type="button"
          aria-busy={translation.state === 'working'}
          className={buttonLook}
          onClick={isDone ? () => setTranslation({ state: 'none' }) : translate}
        >
          <Icon name="languages" className="size-4.5" />
          {t(isDone ? 'textTranslation.hide' : 'textTranslation.translate')}
        </button>
        <span role="status" className="text-ink-soft">
          {translation.state === 'working' && t('textTranslation.working')}
          {translation.state === 'failed' && t('textTranslation.failed')}
          {isDone && t('textTranslation.note')}
        </span>
      </p>
      {isDone && (
        <p
          lang={to}
          dir={languages[to].direction}
          translate="no"
          className="max-w-prose border-s-2 border-line ps-4 text-start whitespace-pre-wrap wrap-anywhere"
        >
          {translation.text}
        </p>
      )}
    </>
  );
}

const buttonLook = 'text-link inline-flex min-h-11 items-center gap-2';

function useIsOffered(from: string, to: string): boolean {
  const [isOffered, setIsOffered] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    void canTranslate({ from, to }).then((can) => isCurrent && setIsOffered(can));
    return () => {
      isCurrent = false;
    };
  }, [from, to]);
  return isOffered;
}
