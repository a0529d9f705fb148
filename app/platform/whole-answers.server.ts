/**
 * An answer whose body is there as a whole, written to the socket as it is, at once. The router looks whether `body` is
 * there; with the adapter's `Response` that look alone would make a stream of it, and a native answer around that.
 */
export function wholeAnswer(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  let stream: ReadableStream | undefined;
  return Object.defineProperties(new Response(body, init), {
    body: { get: () => (stream ??= asStream(body)) },
    statusText: { value: init.statusText ?? '' },
  });
}

function asStream(body: Uint8Array): ReadableStream {
  return new ReadableStream({
    pull(stream) {
      stream.enqueue(body);
      stream.close();
    },
  });
}
