import { setTimeout as delay } from 'node:timers/promises';
import type { Context, Hono } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { log } from '../../base/log.ts';
import { buildId } from '../../domain/builds/build-id.ts';
import { builtAssets, KeptBuilds, keepBuild, renewMs } from '../../domain/builds/kept-builds.ts';
import { encodingFor } from '../http/negotiation.ts';
import { frameScripts } from './frame-scripts.ts';

/** Names of built files contain a hash of their content. Others can't be of any build. */
const assetName = /^[\w-]+(?:\.[\w-]+)*-[\w-]{8}\.\w{2,5}$/;
/** After this, a process serves even if its files couldn't be stored yet. */
const patienceMs = 10_000;
const retryMs = 60_000;
/** Endings of the compressed copies. */
const copies = { br: '.br', gzip: '.gz' };

/** Headers of every file under /assets, whose name changes with its content. */
export const assetCaching = 'public, max-age=31536000, immutable';

const builds = new KeptBuilds();

/**
 * Answers requests for files that this build doesn't have but another one has: an open tab asks for the files of the build that it
 * came from, and during an update it may ask the process of an older build for newer ones.
 */
export function addKeptAssets(app: Hono): void {
  app.get('/assets/:name', async (context) => {
    const name = context.req.param('name');
    const best = encodingFor(context.req.header('accept-encoding'));
    try {
      const asset = assetName.test(name) ? await builds.find(best === 'identity' ? [name] : [name + copies[best], name]) : undefined;
      if (!asset) return missing(context, 404);
      return context.body(new Uint8Array(asset.body), 200, {
        'Content-Type': getMimeType(name) ?? 'application/octet-stream',
        'Cache-Control': assetCaching,
        ...(asset.name === name ? {} : { 'Content-Encoding': best, Vary: 'Accept-Encoding' }),
        'Content-Length': String(asset.body.length),
      });
    } catch (error) {
      log.warn({ err: error }, 'a file of another build could not be read');
      return missing(context, 503);
    }
  });
}

/** The script of a preview's frame as another build has it. Undefined if this is that build, or if it's gone. */
export async function keptFrameScript(path: string, build: string): Promise<string | undefined> {
  if (build === buildId()) return undefined;
  return (await builds.find([path.slice(1)], build).catch(() => undefined))?.body.toString();
}

/** Kept by no cache: a CDN that remembers it would break tabs after the file has appeared. */
function missing(context: Context, status: 404 | 503): Response {
  return context.text(status === 404 ? 'There’s no file at this address.' : 'Please try again in a moment.', status, {
    'Cache-Control': 'no-store',
    ...(status === 503 && { 'Retry-After': '5' }),
  });
}

/**
 * Stores this build's files for the processes of other builds, now and from time to time, until the returned function is called.
 * Resolves when they are stored, or after ten seconds: a page of this build must not be sent before, and a store that's away must
 * not keep a process from serving.
 */
export async function startKeepingBuild(): Promise<() => void> {
  const stop = new AbortController();
  const wait = (ms: number) => delay(ms, undefined, { ref: false, signal: stop.signal }).catch(() => undefined);
  const keepOn = async (first: () => void) => {
    while (!stop.signal.aborted) {
      const isKept = await keep();
      first();
      await wait(isKept ? renewMs : retryMs);
    }
  };
  const stored = new Promise<void>((resolve) => void keepOn(resolve));
  await Promise.race([stored, wait(patienceMs)]);
  return () => stop.abort();
}

async function keep(): Promise<boolean> {
  try {
    const scripts = [...frameScripts].map(([path, text]) => [path.slice(1), Buffer.from(text)] as const);
    await keepBuild(buildId(), new Map([...(await builtAssets()), ...scripts]));
    return true;
  } catch (error) {
    log.warn({ err: error }, 'the files of this build could not be stored for open tabs');
    return false;
  }
}
