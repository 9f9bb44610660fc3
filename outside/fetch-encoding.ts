/**
 * Has `fetch` ask other servers (a sign-in provider's) for gzip or plain answers and take no Brotli: decoders of untrusted
 * Brotli have had memory faults (CVE-2026-111497 in the Brotli that Node 24.21 carries), and nothing of ours needs it.
 */
export function withoutBrotli(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('accept-encoding', 'gzip, identity');
    const response = await fetch(request);
    if (!/\bbr\b/i.test(response.headers.get('content-encoding') ?? '')) return response;
    await response.body?.cancel();
    throw new TypeError(`${new URL(request.url).host} answered in Brotli, which was not asked for.`);
  };
}
