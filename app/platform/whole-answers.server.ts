const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>();

/** An answer whose body is there as a whole, and is remembered with it. */
export function wholeAnswer(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const answer = new Response(body, init);
  bodies.set(answer, body);
  return answer;
}

/**
 * The same answer, not yet looked at, where its body is there as a whole. A look is enough for a body to become a stream,
 * and the router looks; what nobody has looked at is written to the socket as it is, at once.
 */
export function unopened(answer: Response): Response {
  const body = bodies.get(answer);
  return body ? new Response(body, { status: answer.status, headers: answer.headers }) : answer;
}
