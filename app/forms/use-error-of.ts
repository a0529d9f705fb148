import { useTranslate } from '../i18n/language-context.tsx';
import type { FieldErrors } from './parse-form.server.ts';

export function useErrorOf(errors: FieldErrors | undefined): (name: string) => string | undefined {
  const t = useTranslate();
  return (name) => {
    const key = errors?.[name];
    return key && t(key);
  };
}
