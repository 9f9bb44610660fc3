import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { FileStore } from '../../outside/storage/file-store.ts';

/** First bytes of an encrypted object, before nonce, ciphertext and tag. */
const head = Buffer.from('sunup-aes-256-gcm-1\n');
const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * A store whose objects are encrypted with a secret (AES-256 in GCM mode), so whoever has the place can't read or change them unnoticed. Each is
 * bound to its key. Keys stay readable: they're digests and times. Without a secret, objects are stored as they are, and an encrypted one is
 * named as such.
 */
export function encrypted(store: FileStore, secret: string | undefined): FileStore {
  const cipherKey = secret && createHash('sha256').update(`backup:${secret}`).digest();
  return {
    ...store,
    async read(key) {
      const body = await store.read(key);
      const isEncrypted = body.subarray(0, head.length).equals(head);
      if (!cipherKey && isEncrypted)
        throw new Error('These backups are encrypted. Set BACKUP_ENCRYPTION_KEY to the key that they were made with.');
      if (!cipherKey) return body;
      if (!isEncrypted)
        throw new Error('This place has backups that aren’t encrypted. Choose another place, or remove BACKUP_ENCRYPTION_KEY.');
      return decrypt(body.subarray(head.length), cipherKey, key);
    },
    async write(key, body) {
      await store.write(key, cipherKey ? Buffer.concat([head, encrypt(body, cipherKey, key)]) : body);
    },
  };
}

function encrypt(body: Buffer, cipherKey: Buffer, key: string): Buffer {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, cipherKey, nonce).setAAD(Buffer.from(key));
  return Buffer.concat([nonce, cipher.update(body), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(sealed: Buffer, cipherKey: Buffer, key: string): Buffer {
  try {
    const decipher = createDecipheriv(algorithm, cipherKey, sealed.subarray(0, nonceBytes), { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(key)).setAuthTag(sealed.subarray(-tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(nonceBytes, -tagBytes)), decipher.final()]);
  } catch (cause) {
    throw new Error(`${key} can’t be decrypted. It’s damaged, or BACKUP_ENCRYPTION_KEY isn’t the key that it was made with.`, { cause });
  }
}
