interface Download {
  type: string;
  /** The file's name when it's saved. Any characters are allowed. */
  name: string;
  /** Shown in the browser instead of saved. Only for types that can't run scripts. */
  inline?: boolean;
  /** `no-store` by default. `no-cache` lets the browser keep the file but asks us each time whether it may show it. */
  cache?: 'no-cache' | 'no-store';
}

/** A private file as an answer, with its length, so browsers can show how far the download is. */
export function downloadOf(body: Uint8Array | string, download: Download): Response {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  return new Response(new Uint8Array(bytes), { headers: { ...downloadHeaders(download), 'Content-Length': String(bytes.byteLength) } });
}

/** Headers of a private file. Nothing in it runs as one of our pages, even if a browser opens it. */
export function downloadHeaders({ type, name, inline = false, cache = 'no-store' }: Download): Record<string, string> {
  return {
    'Content-Type': type,
    'Content-Disposition': `${inline ? 'inline' : 'attachment'}; ${fileName(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
    'Cache-Control': `private, ${cache}`,
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  };
}

/** ASCII names stay readable; all others are encoded as in RFC 6266. */
function fileName(name: string): string {
  return /^[\w .-]+$/.test(name) ? `filename="${name}"` : `filename*=UTF-8''${encodeURIComponent(name)}`;
}
