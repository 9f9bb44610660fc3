import { createHash, createHmac, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

/** Keys of the bucket that `startBucket` serves, unless it's given others. */
export const bucketKeys = { accessKeyId: 'AKIDSUNUPTEST', secretAccessKey: 'not/a+real=secret', region: 'us-east-1' };

export interface BucketServer {
  /** Address of its one bucket. */
  url: string;
  /** What the next requests get instead of an answer, one each. */
  faults: ('busy' | 'cut' | 'hang up')[];
  /** Method and key of every request so far. */
  requests: string[];
  stop: () => Promise<void>;
}

/**
 * A store with one bucket that speaks as much of S3 as `bucketStore` uses, and refuses what S3 refuses: a wrong key or signature,
 * a body that isn't the signed one, an unknown bucket. An object is the file in `folder` that its key names.
 */
export async function startBucket(folder: string, { port = 0, pageSize = 1000, keys = bucketKeys } = {}): Promise<BucketServer> {
  mkdirSync(folder, { recursive: true });
  const faults: BucketServer['faults'] = [];
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.once('end', () => void answer(request, response, Buffer.concat(parts)));
  });

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): unknown {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://bucket');
    const [, bucket, ...rest] = pathname.split('/');
    const key = rest.join('/');
    requests.push(`${request.method} ${key}`);
    const fault = faults.shift();
    if (fault === 'hang up') return request.socket.destroy();
    if (fault === 'busy') return refuse(response, 503, 'SlowDown');
    const refusal = reasonToRefuse(request, body, keys);
    if (refusal) return refuse(response, 403, refusal);
    if (bucket !== 'sunup') return refuse(response, 404, 'NoSuchBucket');
    if (!key) return response.end(listing(searchParams));
    if (!/^[a-z0-9][\w.-]*(?:\/[a-z0-9][\w.-]*)*$/i.test(key)) return refuse(response, 400, 'InvalidURI');
    const file = path.join(folder, key);
    if (request.method === 'PUT') {
      // The whole object or none of it, as S3 promises.
      mkdirSync(path.dirname(file), { recursive: true });
      const written = `${file}~${randomUUID()}`;
      writeFileSync(written, body);
      renameSync(written, file);
      return response.writeHead(200).end();
    }
    const known = statSync(file, { throwIfNoEntry: false });
    if (request.method === 'DELETE') {
      rmSync(file, { force: true });
      return response.writeHead(204).end();
    }
    if (!known) return refuse(response, 404, 'NoSuchKey');
    response.writeHead(200, { 'Content-Length': known.size, 'Last-Modified': known.mtime.toUTCString() });
    if (request.method === 'HEAD') return response.end();
    const content = readFileSync(file);
    if (fault !== 'cut') return response.end(content);
    return response.write(content.subarray(0, content.length / 2), () => request.socket.destroy());
  }

  function listing(search: URLSearchParams): string {
    const prefix = search.get('prefix') ?? '';
    const after = search.get('continuation-token') ?? '';
    // Only the folder that the prefix names can hold such keys.
    const parent = path.join(folder, prefix.slice(0, prefix.lastIndexOf('/') + 1));
    const entries = existsSync(parent) ? readdirSync(parent, { recursive: true, withFileTypes: true }) : [];
    const keys = entries
      .filter((entry) => entry.isFile() && !entry.name.includes('~'))
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
      .filter((key) => key.startsWith(prefix) && key > after)
      .sort();
    const page = keys.slice(0, pageSize);
    const isTruncated = keys.length > page.length;
    const contents = page.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    return `<ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents}${isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/sunup`,
    faults,
    requests,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function refuse(response: ServerResponse, status: number, code: string): ServerResponse {
  return response.writeHead(status, { 'Content-Type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
}

/** The code with which S3 refuses a request that isn't signed with these keys; undefined if it is. Signature version 4. */
function reasonToRefuse({ method, url = '/', headers }: IncomingMessage, body: Buffer, keys: typeof bucketKeys): string | undefined {
  const signed = /Credential=([^/]+)\/(\d{8}\/[^/]+\/s3\/aws4_request), SignedHeaders=([^,]+), Signature=(\w+)/.exec(
    headers.authorization ?? '',
  );
  if (!signed) return 'AccessDenied';
  const [, keyId, scope = '', names = '', signature] = signed;
  if (keyId !== keys.accessKeyId) return 'InvalidAccessKeyId';
  const [day = '', region] = scope.split('/');
  if (region !== keys.region) return 'AuthorizationHeaderMalformed';
  const at = String(headers['x-amz-date']);
  const sentAt = Date.parse(at.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  if (!(Math.abs(Date.now() - sentAt) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const bodyHash = String(headers['x-amz-content-sha256']);
  if (bodyHash !== 'UNSIGNED-PAYLOAD' && bodyHash !== createHash('sha256').update(body).digest('hex')) return 'XAmzContentSHA256Mismatch';
  const { pathname, searchParams } = new URL(url, 'http://bucket');
  const query = [...searchParams]
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .sort()
    .join('&');
  const headerLines = names.split(';').map((name) => `${name}:${headers[name]}\n`);
  const canonical = [method, pathname, query, headerLines.join(''), names, bodyHash].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', at, scope, createHash('sha256').update(canonical).digest('hex')].join('\n');
  const key = [day, keys.region, 's3', 'aws4_request'].reduce<string | Buffer>(
    (before, part) => createHmac('sha256', before).update(part).digest(),
    `AWS4${keys.secretAccessKey}`,
  );
  return createHmac('sha256', key).update(toSign).digest('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
