/** Whether this browser speaks of passkeys in JSON, as all do since 2025. Others login with the password. */
export function hasPasskeys(): boolean {
  return (
    typeof PublicKeyCredential === 'function' &&
    'parseRequestOptionsFromJSON' in PublicKeyCredential &&
    'parseCreationOptionsFromJSON' in PublicKeyCredential
  );
}

/** Whether the browser can offer passkeys while an email is typed. */
export async function offersWhileTyping(): Promise<boolean> {
  return hasPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

/** How one of our addresses is asked for what the passkey manager needs. */
export const askToBegin = () => ({ method: 'POST', body: new URLSearchParams({ intent: 'begin' }) });

/** What such an address answers. Undefined when it refuses or is out of reach. */
export async function begun(answer: Promise<Response>): Promise<unknown> {
  const response = await answer.catch(() => undefined);
  return response?.ok ? response.json() : undefined;
}

/** Lets the person choose a passkey of ours. Undefined when they did not. */
export async function choosePasskey(
  options: unknown,
  mediation: 'conditional' | 'optional',
  stop: AbortSignal,
): Promise<string | undefined> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as PublicKeyCredentialRequestOptionsJSON);
  const chosen = await navigator.credentials.get({ publicKey, mediation, signal: stop }).catch(() => null);
  return chosen ? JSON.stringify((chosen as PublicKeyCredential).toJSON()) : undefined;
}

/** Lets the person make a passkey for us. `known`: this device has one already. Undefined when they did not. */
export async function makePasskey(options: unknown): Promise<string | 'known' | undefined> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  try {
    const made = await navigator.credentials.create({ publicKey });
    return made ? JSON.stringify((made as PublicKeyCredential).toJSON()) : undefined;
  } catch (error) {
    return (error as Error).name === 'InvalidStateError' ? 'known' : undefined;
  }
}
