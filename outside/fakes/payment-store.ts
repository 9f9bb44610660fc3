import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Objects in the provider's own form, as far as our client code reads them. */
export interface FakeSession {
  id: string;
  object: 'checkout.session';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  payment_intent: string | null;
  customer: string | null;
  customer_email: string | null;
  client_reference_id: string | null;
  amount_total: number;
  currency: string;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  url: string;
  created: number;
  /** In seconds since 1970, like `created`. */
  expires_at: number;
  description: string;
  intent_metadata: Record<string, string>;
}

export interface FakeIntent {
  id: string;
  object: 'payment_intent';
  status: 'requires_payment_method' | 'requires_action' | 'processing' | 'succeeded';
  amount: number;
  currency: string;
  customer: string | null;
  metadata: Record<string, string>;
  latest_charge: string | null;
  last_payment_error: { code: string; decline_code?: string; message: string; type: 'card_error' | 'invalid_request_error' } | null;
  created: number;
}

export interface FakeCharge {
  id: string;
  object: 'charge';
  amount: number;
  currency: string;
  payment_intent: string;
  receipt_url: string;
  paid: boolean;
  created: number;
}

export interface FakeEvent {
  id: string;
  object: 'event';
  type: string;
  created: number;
  api_version: string;
  data: { object: FakeSession | FakeIntent };
  /** Delivery of ours, not part of the provider's object. */
  delivered: boolean;
  attempts: number;
  nextAttemptAt: number;
}

export interface FakeBooks {
  sessions: Record<string, FakeSession>;
  intents: Record<string, FakeIntent>;
  charges: Record<string, FakeCharge>;
  events: FakeEvent[];
  /** Answers by idempotency key, as the provider keeps them. */
  answers: Record<string, string>;
  /** Slow payments and the moment they are confirmed. */
  pending: { sessionId: string; confirmAt: number }[];
}

/** The provider's books in one file of the data folder, written whole after each change: a killed process loses nothing. */
export function openBooks(dataDir: string): { books: FakeBooks; save: () => void } {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'payments.json');
  const books: FakeBooks = existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as FakeBooks)
    : { sessions: {}, intents: {}, charges: {}, events: [], answers: {}, pending: [] };
  return {
    books,
    save: () => {
      writeFileSync(`${file}.new`, JSON.stringify(books));
      renameSync(`${file}.new`, file);
    },
  };
}
