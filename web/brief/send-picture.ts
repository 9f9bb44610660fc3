import type { Result } from '../../base/result.ts';
import type { ShownUpload } from './onboarding-data.ts';

/** What the server answers to an added or changed picture. */
export type UploadAnswer = Result<{ upload?: ShownUpload; revision: number }, { message: string }>;

const loggedOut = { ok: false, message: 'You’ve been logged out. Log in again, then choose this photo.' } as const;
const unreachable = 'We couldn’t upload this photo. Please check your connection and try again.';

/** Sends a picture and reports its progress (0 to 1). `rights`: the owner may use it. Never throws; a failure comes back as a sentence. */
export function sendPicture(
  projectId: string,
  kind: 'photo' | 'logo',
  file: File,
  rights: boolean,
  onProgress: (done: number) => void,
): Promise<UploadAnswer> {
  const body = new FormData();
  body.set('intent', 'add');
  body.set('project', projectId);
  body.set('kind', kind);
  if (rights) body.set('rights', 'yes');
  body.set('file', file);
  return new Promise((resolve) => {
    // fetch doesn't report upload progress.
    const request = new XMLHttpRequest();
    request.open('POST', '/onboarding/upload');
    request.responseType = 'json';
    request.upload.addEventListener('progress', (event) => event.lengthComputable && onProgress(event.loaded / event.total));
    request.addEventListener('load', () => {
      if (isAnswer(request.response)) return resolve(request.response);
      // A redirect means that the session has ended.
      resolve(new URL(request.responseURL || '/', location.href).pathname === '/auth' ? loggedOut : { ok: false, message: unreachable });
    });
    for (const failure of ['error', 'abort', 'timeout'])
      request.addEventListener(failure, () => resolve({ ok: false, message: unreachable }));
    request.send(body);
  });
}

/** Changes a picture's description or permission, or removes it. */
export async function changePicture(projectId: string, uploadId: string, change: Record<string, string>): Promise<UploadAnswer> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ project: projectId, upload: uploadId, ...change })) body.set(name, value);
  try {
    const response = await fetch('/onboarding/upload', { method: 'POST', body, redirect: 'manual', keepalive: true });
    if (response.type === 'opaqueredirect') return { ok: false, message: 'You’ve been logged out. Log in again, then repeat this change.' };
    const answer: unknown = await response.json();
    return isAnswer(answer) ? answer : { ok: false, message: unreachable };
  } catch {
    return { ok: false, message: 'We couldn’t save this change. Please check your connection and try again.' };
  }
}

function isAnswer(value: unknown): value is UploadAnswer {
  return typeof value === 'object' && value !== null && 'ok' in value;
}
