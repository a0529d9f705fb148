import type { Fetcher, Navigation } from 'react-router';

/*
 * What the pages' half of the router takes from its engine. In the browser it takes it from here (`vite.config.ts`), so that
 * the engine is a chunk of its own; names and meaning are those of `react-router/lib/router/router`.
 */

const nothingSent = {
  formMethod: undefined,
  formAction: undefined,
  formEncType: undefined,
  formData: undefined,
  json: undefined,
  text: undefined,
};

export const IDLE_FETCHER: Fetcher = { state: 'idle', data: undefined, ...nothingSent };

export const IDLE_NAVIGATION: Navigation = {
  state: 'idle',
  location: undefined,
  matches: undefined,
  historyAction: undefined,
  ...nothingSent,
};

/** Errors that the browser's own loaders threw, for an `onError` that this product does not give. */
export const clientErrors = new WeakMap<object, unknown>();

export function hasInvalidProtocol(address: string): boolean {
  try {
    return ['javascript:', 'about:', 'data:', 'file:'].includes(new URL(address).protocol);
  } catch {
    return false;
  }
}

export function isDataWithResponseInit(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'type' in value && value.type === 'DataWithResponseInit';
}

export function isResponse(value: unknown): value is Response {
  return value instanceof Response;
}

function notHere(): never {
  throw new Error('Of this the engine is asked, which is a chunk of its own');
}

export { notHere as createRouter, notHere as IDLE_BLOCKER };
