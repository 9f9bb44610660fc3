import { data, isRouteErrorResponse } from 'react-router';
import { unsentCount } from '../browser/unsent.ts';

/** The result of a form: errors with the refused text, or the key of what was sent. */
export interface Sending {
  errors: Record<string, string>;
  body?: string;
  sent?: string;
}

/**
 * Runs a form's action. A lost connection or a server error becomes a response for the form, so what was typed stays on the
 * screen. The 503 status keeps the page from reloading its data, which would fail too.
 */
export async function orUnsent<Answer>(act: () => Promise<Answer>) {
  const before = unsentCount();
  try {
    const answer = await act();
    if (unsentCount() === before) return answer;
    return data<Sending>({ errors: whyNot(0) }, { status: 503 });
  } catch (error) {
    if (error instanceof Response) throw error;
    return data<Sending>({ errors: whyNot(isRouteErrorResponse(error) ? error.status : 0) }, { status: 503 });
  }
}

/**
 * The same for a message. Without script, sending ends with a redirect; here the page stays, and the composer gets the key of
 * the sent message. No errors alone wouldn't prove that it was sent, because an interrupted attempt has none either.
 */
export async function sendMessage<Answer>(request: Request, act: () => Promise<Answer>) {
  const draftKey = String((await request.clone().formData()).get('draftKey') ?? '');
  return orUnsent(async (): Promise<Answer | Sending> => {
    const answer = await act().catch((thrown: unknown) => {
      if (thrown instanceof Response) return thrown;
      throw thrown;
    });
    if (!isRedirect(answer)) return answer as Answer;
    const target = (answer as Response).headers.get('Location') ?? '';
    // Nothing was sent, because the session has ended.
    if (target.startsWith('/auth?')) throw answer;
    return { errors: {}, sent: draftKey };
  });
}

function isRedirect(answer: unknown): boolean {
  return answer instanceof Response && answer.status >= 300 && answer.status < 400;
}

function whyNot(status: number): Record<string, string> {
  if (status === 413) return { files: 'That’s too much for one message. Send the files in several messages.' };
  if (status === 404) return { '': 'This conversation no longer exists. Copy what you wrote before you leave this page.' };
  return { '': 'Your message wasn’t sent because the connection failed. It’s still here, so try again.' };
}
