import { z } from 'zod';
import { commonPasswords } from './common-passwords.ts';

/** Messages and limits of seed section 5. */
const email = z.string().trim().toLowerCase().max(255, 'Invalid email address').pipe(z.email('Invalid email address'));
const password = z.string().min(6, 'Password must be at least 6 characters').max(128, 'Password must be at most 128 characters');
const newPassword = password.refine(
  (value) => !commonPasswords.has(value.toLowerCase()),
  'This password is one of the first that attackers try. Choose another.',
);
const namePart = (message: string) => z.string().trim().min(2, message).max(50, 'At most 50 characters');

export const loginSchema = z.strictObject({ email, password });

export const signupSchema = z
  .strictObject({
    firstName: namePart('First name required'),
    lastName: namePart('Last name required'),
    email,
    password: newPassword,
    confirmPassword: z.string(),
  })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'], error: "Passwords don't match" });

export const emailSchema = z.strictObject({ email });
export const codeSchema = z.strictObject({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'The code has six digits'),
});
export const resetSchema = z
  .strictObject({ token: z.string().min(10), password: newPassword, confirmPassword: z.string() })
  .refine((form) => form.password === form.confirmPassword, { path: ['confirmPassword'], error: "Passwords don't match" });

export type Login = z.infer<typeof loginSchema>;
export type Signup = z.infer<typeof signupSchema>;

/** Seed section 3: the shapes that the client sees. */
export interface AuthUser {
  id: string;
  email: string;
  email_confirmed_at: string | null;
  first_name: string;
  last_name: string;
  identities: string[];
  factors: string[];
}
