/** A refusal in the provider's format: `{ error: { type, code, message, param, … } }` and a status. */
export class Problem extends Error {
  status: number;
  error: ProblemDetails;

  constructor(status: number, error: ProblemDetails) {
    super(error.message);
    this.name = 'Problem';
    this.status = status;
    this.error = error;
  }
}

export interface ProblemDetails {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  payment_intent?: object;
  payment_method?: object;
}

export function refused(message: string, details: { code?: string; param?: string } = {}, status = 400): Problem {
  return new Problem(status, { type: 'invalid_request_error', message, ...details });
}

/** For what the provider supports and this server doesn't: an error, so it's never ignored. */
export function unsupported(what: string, param: string): Problem {
  return refused(`This test server doesn't support ${what}. The real provider does.`, { param });
}

/** The path names an unknown object (404), or a parameter does (400). */
export function noSuch(what: string, id: string, param = 'id'): Problem {
  return refused(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, param === 'id' ? 404 : 400);
}

export function exclusive(one: string, other: string): Problem {
  return refused(`You may only specify one of these parameters: ${one}, ${other}.`, { code: 'parameters_exclusive', param: one });
}
