/** A refusal in the provider's own shape: `{ error: { type, code, message, param, … } }` and a status. */
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
  setup_intent?: object;
}

/** A request that could never be carried out as it stands. */
export function refused(message: string, details: { code?: string; param?: string } = {}, status = 400): Problem {
  return new Problem(status, { type: 'invalid_request_error', message, ...details });
}

/** What the provider can do and this server can not: said, never ignored. */
export function notBuilt(what: string, param?: string): Problem {
  return refused(`This test server does not act on ${what}. The real provider does.`, param ? { param } : {});
}

export function noSuch(what: string, id: string, param = 'id'): Problem {
  return refused(`No such ${what}: '${id}'`, { code: 'resource_missing', param }, 404);
}

/** The same in a parameter: a request that names something that is not there is wrong itself. */
export function noSuchParam(what: string, id: string, param: string): Problem {
  return refused(`No such ${what}: '${id}'`, { code: 'resource_missing', param });
}
