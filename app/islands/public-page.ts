import { handleToasts } from '#ui/document-toasts.ts';
import { showChosenLanguage } from './chosen-language.ts';
import { startEveryPage } from './every-page.ts';
import { startIslands } from './start-islands.ts';

/* Entry of the pages without a router. @see ADR-44 */
startEveryPage();
showChosenLanguage();
handleToasts();
startIslands();

import.meta.hot?.on('source-changed', () => location.reload());
