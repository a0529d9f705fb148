/** @param refusal the status if there are none */
export function passkeyOptions(options: object | null, refusal: 404 | 409 | 429): Response {
  return Response.json(options, {
    status: options ? 200 : refusal,
    headers: { 'Cache-Control': 'private, no-store', ...(refusal === 429 && !options && { 'Retry-After': '300' }) },
  });
}
