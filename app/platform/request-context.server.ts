import { createContext } from 'react-router';
import type { LiveEvents } from './live-events.server.ts';
import type { Keyring } from './sealing.server.ts';

export interface Services {
  readonly appUrl: URL;
  readonly keyring: Keyring;
  readonly liveEvents: LiveEvents;
  /** Program and arguments of the virus scanner; null: none. */
  readonly scanCommand: readonly string[] | null;
  /** Emails go to a mail server, not to files. @see PD-16 */
  readonly sendsMail: boolean;
  readonly pushServices: readonly string[];
  /** Roles that must have a second factor. */
  readonly requireTwoFactor: readonly string[];
}

/** `network`: IPv4 address or IPv6 /64. @see R6 */
export interface RequestOrigin {
  readonly id: string;
  readonly network: string;
}

export const servicesContext = createContext<Services>();
export const requestOriginContext = createContext<RequestOrigin>();
/** Called with the id of the person whose session the request has. */
export const sessionObserverContext = createContext<(personId: string) => void>(() => {});
/** The database refused a write because the password of the session is no longer recent. @see PD-65 */
export const passwordExpiredContext = createContext(false);
