export interface SigningKey {
  domain: string;
  selector: string;
  /** PEM. */
  privateKey: string;
}

interface NewHeaders {
  from: { name: string; address: string };
  to: string;
  replyTo: string;
  /** `List-Id` and other headers, by name. */
  more: Record<string, string>;
}

/** An email with another From and Reply-To. Its body and files stay byte for byte. Signatures and traces of the way that it came are left out. */
export function readdressed(_raw: Buffer, _headers: NewHeaders): Buffer {
  throw new Error('to be written');
}

/** An email with a DKIM signature. Throws if the key can't sign, because an unsigned one would be taken for forged. */
export async function signed(_raw: Buffer, _key: SigningKey): Promise<Buffer> {
  throw new Error('to be written');
}
