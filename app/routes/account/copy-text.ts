import type { PlainTranslationKey } from '#i18n/translate.ts';
import { showNotice } from '#ui/notices.ts';

/** Copies to the clipboard, and tells whether it succeeded. */
export async function copyText(text: string, told: Record<'copied' | 'notCopied', PlainTranslationKey>): Promise<void> {
  const isCopied = await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
  showNotice(isCopied ? { tone: 'success', text: told.copied } : { tone: 'error', text: told.notCopied });
}
