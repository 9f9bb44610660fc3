/** True if this browser supports passkeys as JSON, as all do since 2025. Others log in with the password. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** True if the browser can offer passkeys while an email is typed. */
export async function offersWhileTyping(): Promise<boolean> {
  return hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** Request options for our endpoints that return passkey options. */
export const askToBegin = () => ({ method: 'POST', body: new URLSearchParams({ intent: 'begin' }) });

/** The response of such an endpoint. Undefined if it refuses or can't be reached. */
export async function begun(answer: Promise<Response>): Promise<unknown> {
  const response = await answer.catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

/** Lets the person choose a passkey. Undefined if they didn't. */
export async function choosePasskey(
  options: unknown,
  mediation: 'conditional' | 'optional',
  stop: AbortSignal,
): Promise<string | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const chosen = await navigator.credentials.get({ publicKey, mediation, signal: stop }).catch(() => null);
  return chosen ? JSON.stringify((chosen as PublicKeyCredential).toJSON()) : undefined;
}

/** Lets the person create a passkey. `known`: this device already has one. Undefined if they didn't. */
export async function makePasskey(options: unknown): Promise<string | 'known' | undefined> {
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
    const made = await navigator.credentials.create({ publicKey });
    return made ? JSON.stringify((made as PublicKeyCredential).toJSON()) : undefined;
  } catch (error) {
    return (error as Error).name === 'InvalidStateError' ? 'known' : undefined;
  }
}
