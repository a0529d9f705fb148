import type { Services } from '#platform/request-context.server.ts';

/** Settings that the first page of the console recommends. */
export const consoleSettings = ({
  scanCommand,
  requireTwoFactor,
}: Pick<Services, 'scanCommand' | 'requireTwoFactor'>) => ({
  areAttachmentsScanned: scanCommand !== null,
  isTwoFactorRequired: requireTwoFactor.length > 0,
});
