import { z } from 'zod';
import { clientJson } from '../../text/client-json.ts';
import { tidyAs } from '../../text/tidy/tidy.ts';
import { reasonSchema } from '../audit/schema.ts';
import { mailableEmail, typedEmail } from '../mails/schema.ts';

const password = z.string().min(6, 'Password must be at least 6 characters').max(128, 'Password must be at most 128 characters');
const newPassword = password.refine(
  (value) => !commonPasswords.has(value.toLowerCase()),
  'This password is too common and easy to guess. Choose a different one.',
);
const namePart = (message: string) => z.string().overwrite(tidyAs('name')).min(2, message).max(50, 'Use 50 characters or fewer');

export const loginSchema = z.strictObject({ email: typedEmail, password });

export const nameSchema = z.strictObject({ firstName: namePart('First name required'), lastName: namePart('Last name required') });

export const signupSchema = z
  .strictObject({
    ...nameSchema.shape,
    email: typedEmail,
    password: newPassword,
    confirmPassword: z.string(),
  })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'], error: "Passwords don't match" });

export const passwordSchema = z.strictObject({ password });
/** The email of an account, whatever its length. */
export const emailSchema = z.strictObject({ email: typedEmail });
/** An email that we'll write to. */
export const newEmailSchema = z.strictObject({ email: mailableEmail });
/** Staff's change of someone else's email. The reason says how they know that it's them. */
export const emailByStaffSchema = z.strictObject({ email: mailableEmail, reason: reasonSchema });
/** Six digits, with room for pasted spaces. */
export const codeFieldLength = 20;
export const codeSchema = z.strictObject({
  code: z
    .string()
    // Apps show codes in two groups.
    .transform((code) => code.replaceAll(/\s/g, ''))
    .pipe(z.string().regex(/^\d{6}$/, 'Enter all six digits')),
});
export const resetSchema = z
  .strictObject({ token: z.string().min(10), password: newPassword, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'], error: "Passwords don't match" });

/** The two-factor code: six digits from the app, or a backup code with or without its dash. */
export const twoFactorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('app'), code: codeSchema.shape.code, trustDevice: z.boolean() }),
  z.strictObject({
    kind: z.literal('backup'),
    code: z
      .string()
      .trim()
      .regex(/^[a-zA-Z0-9]{5}[- ]?[a-zA-Z0-9]{5}$/, 'Backup codes have ten letters and digits'),
    trustDevice: z.boolean(),
  }),
]);
/** `current` is missing for an account without a password. */
export const passwordChangeSchema = z
  .strictObject({ current: z.string().max(128).optional(), password: newPassword, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'], error: "Passwords don't match" });
export const passkeyNameSchema = z.strictObject({ name: z.string().trim().min(1, 'Enter a name').max(50, 'Use 50 characters or fewer') });
/** A passkey manager's WebAuthn response: enough to find the passkey. The library checks the rest. */
export const passkeyResponseSchema = z.looseObject({ id: z.string().min(1).max(1400) });
/** The same as a form field. */
export const passkeyFieldSchema = z
  .string()
  .max(20_000)
  .transform((text, context) => {
    const json = clientJson(text);
    if (json === undefined) context.addIssue('This isn’t valid JSON.');
    return json;
  })
  .pipe(passkeyResponseSchema);

export type PasskeyResponse = z.infer<typeof passkeyResponseSchema>;
export type TwoFactorForm = z.infer<typeof twoFactorSchema>;
export type PersonName = z.infer<typeof nameSchema>;
export type Login = z.infer<typeof loginSchema>;
export type Signup = z.infer<typeof signupSchema>;

/** A person as clients of the auth calls see them. */
export interface AuthUser {
  id: string;
  email: string;
  email_confirmed_at: string | null;
  first_name: string;
  last_name: string;
  identities: string[];
  factors: string[];
}

/** `refresh_token` is always empty: the refresh token is the session's HttpOnly cookie. `expires_at` in seconds since 1970. */
export interface Session {
  access_token: string;
  refresh_token: '';
  expires_at: number;
  expires_in: number;
  token_type: 'bearer';
  user: AuthUser;
}

/** The most common leaked passwords of six or more characters, in lower case. */
const commonPasswords = new Set(
  `123456 1234567 12345678 123456789 1234567890 12345678910 111111 000000 123123 654321 666666 696969 121212 112233 123321 159753 555555 777777 888888 999999
  222222 333333 444444 101010 131313 147258 147258369 789456 789456123 987654 987654321 0987654321 123654 123abc abc123 a123456 aa123456 1q2w3e 1q2w3e4r 1q2w3e4r5t
  1qaz2wsx qazwsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop qwe123 asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm password password1 password12 password123 passw0rd p@ssw0rd
  pa55word letmein letmein1 welcome welcome1 welcome123 admin123 administrator changeme default secret master shadow dragon monkey sunshine princess football baseball
  basketball superman batman iloveyou trustno1 whatever starwars michael jordan jordan23 jennifer jessica charlie daniel thomas andrew joshua matthew robert michelle ashley
  nicole hunter hunter2 ranger buster harley killer soccer hockey george summer winter spring autumn freedom computer internet cookie cheese pepper ginger banana orange
  google facebook samsung mustang corvette ferrari porsche yankees lakers maggie bailey tigger flower butterfly purple silver golden diamond chocolate lovely loveme
  hello123 hello1 hellohello test123 testing testtest test1234 guest123 login123 user123 root123 abcdef abcdefg abcdefgh abcd1234 aaaaaa asdasd qweqwe zaq12wsx
  access flower1 blink182 pokemon naruto slipknot metallica liverpool arsenal chelsea barcelona juventus`
    .split(/\s+/)
    .filter(Boolean),
);

/** Short enough for the cookie that keeps it while the person confirms it's them (web/session/recent-auth.ts), in any alphabet. */
export const deletionReasonLength = 500;

/** The form that deletes an account. Typing the word prevents accidents. */
export const deletionSchema = z.strictObject({
  word: z
    .string()
    .trim()
    .regex(/^DELETE$/, 'Type DELETE in capital letters.'),
  reason: z.string().trim().max(deletionReasonLength, `Use ${deletionReasonLength} characters or fewer.`).default(''),
});
