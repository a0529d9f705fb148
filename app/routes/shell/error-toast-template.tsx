import { errorToastId } from '#ui/document-toasts.ts';
import { ToastCard } from '#ui/toast-region.tsx';

/** What `showError` copies on a page without a router. */
export function ErrorToastTemplate() {
  return (
    <template id={errorToastId}>
      <ToastCard notice={{ tone: 'error', title: 'error.title', text: 'error.short' }} />
    </template>
  );
}
