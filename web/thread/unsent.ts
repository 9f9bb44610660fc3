import { isRouteErrorResponse } from 'react-router';

export interface Unsent {
  errors: Record<string, string>;
  body?: string;
}

/**
 * Runs a form's action and turns what comes of a broken connection or a failing server into an answer beside the form,
 * so that what was typed stays on the screen. Redirects go through.
 */
export async function orUnsent<Answer>(act: () => Promise<Answer>): Promise<Answer | Unsent> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof Response) throw error;
    if (isRouteErrorResponse(error) && error.status === 413)
      return { errors: { files: 'This is too much at once. Send the files in several messages.' } };
    if (isRouteErrorResponse(error) && error.status === 404)
      return { errors: { '': 'This conversation is not there any more. Copy what you wrote before you leave this page.' } };
    return { errors: { '': 'Not sent: the connection failed. Your message is still here; send it again.' } };
  }
}
