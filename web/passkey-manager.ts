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

/** Asks one of our addresses for what the passkey manager needs. Undefined when it is refused or out of reach. */
export async function beginAt(address: string): Promise<unknown> {
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ intent: 'begin' }) }).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
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
