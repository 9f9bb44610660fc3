/**
 * Makes `fetch` request gzip or plain responses from other servers, such as the sign-in provider, and reject Brotli. Decoding
 * untrusted Brotli has had memory errors (CVE-2026-111497 in the Brotli of Node 24.21), and we don't need it.
 */
export function withoutBrotli(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    request.headers.set('accept-encoding', 'gzip, identity');
    const response = await fetch(request);
    if (!/\bbr\b/i.test(response.headers.get('content-encoding') ?? '')) return response;
    await response.body?.cancel();
    throw new TypeError(`${new URL(request.url).host} sent a Brotli response that we didn't request.`);
  };
}
