import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router';
import { log, requestId } from '../base/log.ts';
import { trialNote } from '../domain/trial.ts';
import { ReferenceContext } from './errors/reference.tsx';
import { nonceContext } from './session/session.ts';
import { TrialContext } from './trial-line.tsx';

/** A page that takes a second longer than this to render is sent without the rest, with status 500. */
export const streamTimeout = 8000;

/**
 * Renders a whole page. No loader returns data that comes later, so sending it in pieces would show nothing sooner. Inline scripts have
 * the request's nonce.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const nonce = context.get(nonceContext);
  const page = (
    <TrialContext value={trialNote()}>
      <ReferenceContext value={requestId()}>
        <ServerRouter context={entry} url={request.url} nonce={nonce} />
      </ReferenceContext>
    </TrialContext>
  );
  return new Promise((resolve, reject) => {
    let responseStatus = status;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      onAllReady() {
        clearTimeout(timeout);
        buffer(pipe(new PassThrough())).then((body) => {
          headers.set('Content-Type', 'text/html; charset=utf-8');
          headers.set('Content-Length', String(body.length));
          resolve(new Response(body, { headers, status: responseStatus }));
        }, reject);
      },
      onShellError: reject,
      onError(error) {
        responseStatus = 500;
        log.error({ err: error }, 'render failed');
      },
    });
    const timeout = setTimeout(abort, streamTimeout + 1000);
  });
}

/** Logs errors of loaders and actions with the path, without what people typed. */
export const handleError: HandleErrorFunction = (error, { request }) => {
  if (request.signal.aborted || isRouteErrorResponse(error) || error instanceof Response) return;
  log.error({ err: error, path: new URL(request.url).pathname }, 'route failed');
};
