import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { type FileStore, MissingFile, StoreAway } from './file-store.ts';

export interface BucketOptions {
  /** Address of the bucket, path style: `https://s3.eu-central-1.amazonaws.com/sunup`. More path is a prefix of every key. */
  url: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
  /** Waits between attempts. Tests pass their own. */
  pauseMs?: number;
}

/** Attempts of a request, the pause before the second one (the third waits four times as long), and the time limit of each. */
const attempts = 3;
const firstPauseMs = 100;
const attemptMs = 10_000;

/** A bucket of an S3-compatible store, over plain HTTP requests: put, get, head, delete and list (version 2). */
export function bucketStore({ url, accessKeyId, secretAccessKey, region, pauseMs = firstPauseMs }: BucketOptions): FileStore {
  // Retries are ours, because the client's leave out lost connections and cut-off bodies.
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucket = new URL(`${url}/`);
  const [, name = '', ...path] = bucket.pathname.split('/');
  const root = new URL(`/${name}`, bucket);
  const prefixOfAll = path.join('/');

  /** Status, headers and body of an answer. Throws `StoreAway` unless the status is 2xx or 404. */
  async function ask(method: string, target: URL, body?: Buffer): Promise<{ status: number; headers: Headers; body: Buffer }> {
    for (let attempt = 1; ; attempt++) {
      let reason: string;
      let cause: unknown;
      let isTemporary = true;
      try {
        const response = await client.fetch(target.href, {
          method,
          signal: AbortSignal.timeout(attemptMs),
          redirect: 'error',
          ...(body && {
            body: new Uint8Array(body),
            // Signed, so the store refuses a body that was damaged on its way.
            headers: { 'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex') },
          }),
        });
        const answer = Buffer.from(await response.arrayBuffer());
        if (response.ok || (response.status === 404 && !/NoSuchBucket/.test(answer.toString()))) {
          return { status: response.status, headers: response.headers, body: answer };
        }
        isTemporary = response.status >= 500 || response.status === 429;
        reason = `${response.status} ${codeIn(answer) ?? response.statusText}`;
      } catch (error) {
        cause = error;
        reason = ((error as Error).cause as Error | undefined)?.message || (error as Error).message;
      }
      if (!isTemporary || attempt === attempts) throw new StoreAway(`${target.host} said: ${reason}.`, cause);
      await delay(pauseMs * 4 ** (attempt - 1) * (0.5 + Math.random()));
    }
  }

  const placeOf = (key: string) => new URL(key, bucket);

  return {
    async read(key) {
      const { status, body } = await ask('GET', placeOf(key));
      if (status === 404) throw new MissingFile(key);
      return body;
    },
    async write(key, body) {
      const { status } = await ask('PUT', placeOf(key), body);
      if (status === 404) throw new StoreAway('the bucket refuses to store files (404).');
    },
    async remove(key, before) {
      const { status, headers } = await ask('HEAD', placeOf(key));
      const writtenAt = new Date(headers.get('Last-Modified') ?? 0);
      if (status === 404 || writtenAt > before) return false;
      await ask('DELETE', placeOf(key));
      return true;
    },
    async *list(prefix) {
      for (let token: string | undefined = ''; token !== undefined; ) {
        const page = new URL(root);
        page.searchParams.set('list-type', '2');
        page.searchParams.set('prefix', `${prefixOfAll}${prefix}`);
        if (token) page.searchParams.set('continuation-token', token);
        const { body } = await ask('GET', page);
        const xml = body.toString();
        for (const [, key = ''] of xml.matchAll(/<Key>([^<]+)<\/Key>/g)) yield key.slice(prefixOfAll.length);
        token = /<IsTruncated>true</.test(xml) ? /<NextContinuationToken>([^<]+)</.exec(xml)?.[1]?.replaceAll('&amp;', '&') : undefined;
      }
    },
  };
}

/** The code of an error answer: `AccessDenied`, `SignatureDoesNotMatch`. */
function codeIn(answer: Buffer): string | undefined {
  return /<Code>(\w+)<\/Code>/.exec(answer.toString())?.[1];
}
