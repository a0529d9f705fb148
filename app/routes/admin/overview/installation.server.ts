import type { Services } from '#platform/request-context.server.ts';

export const installationNotes = ['attachmentsNotScanned', 'twoFactorRecommended'] as const;
export type InstallationNote = (typeof installationNotes)[number];

/** What the settings of the server leave out. @see PD-35 */
export function notesOnInstallation(services: Pick<Services, 'scanCommand' | 'requireTwoFactor'>): InstallationNote[] {
  const isMissing = {
    attachmentsNotScanned: services.scanCommand === null,
    twoFactorRecommended: services.requireTwoFactor.length === 0,
  };
  return installationNotes.filter((note) => isMissing[note]);
}
