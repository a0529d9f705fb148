import type { LoaderFunctionArgs } from 'react-router';

/** `url`: without the router's `.data` suffix and parameters. */
export type RequestArgs = Pick<LoaderFunctionArgs, 'request' | 'url' | 'context'>;
