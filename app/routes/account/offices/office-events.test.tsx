import { renderToString } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import type { OfficeEvent } from '#features/offices/handovers.ts';
import { loadAllTexts } from '#i18n/all-texts.server.ts';
import { LanguageProvider } from '#i18n/language-context.tsx';
import { OfficeEvents } from './office-events.tsx';

beforeAll(loadAllTexts);

const assigned: OfficeEvent = {
  id: '1',
  event: 'office assigned',
  office: 'complaints',
  happenedAt: new Date('2026-11-21T16:05:00Z'),
  actorName: 'Ingrid',
  holderName: null,
  deputyName: null,
  receiverName: null,
};

test.each([
  [{ holderName: 'Ada', deputyName: 'Bo' }, 'Assigned: holder Ada, deputy Bo'],
  [{ holderName: 'Ada' }, 'Assigned: holder Ada, no deputy'],
  [{ deputyName: 'Bo' }, 'Assigned: no holder, deputy Bo'],
  [{ holderName: 'Ada', deputyName: '' }, 'Assigned: holder Ada, deputy Former user'],
  [{}, 'Assigned to nobody'],
])('An assignment to %o is told as “%s”', (people, text) => {
  const html = renderToString(
    <LanguageProvider language="en">
      <OfficeEvents events={[{ ...assigned, ...people }]} />
    </LanguageProvider>,
  );
  expect(html.replace(/[\u2068\u2069]/g, '')).toContain(`>${text}<`);
});
