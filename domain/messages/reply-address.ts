import { env } from '../../base/env.ts';
import { brand } from '../../content/brand.ts';
import { db } from '../../db/connect.ts';
import type { MailTemplate } from '../../emails/templates.ts';
import { isId } from '../ids.ts';
import { tokenAddress } from '../mail-tokens.ts';
import type { MailToSend } from '../mails/mails.ts';
import { threadOfProject } from './threads.ts';

/** Emails whose replies belong to the conversation that they're about: those with its messages, and what we tell a customer about their project. */
const conversationMails: readonly MailTemplate[] = [
  'brief-reminder',
  'deadline-missed',
  'domain-news',
  'draft-ready',
  'edit-done',
  'form-pause',
  'message-answer',
  'message-received',
  'plan-change',
  'site-approved',
  'site-live',
  'suspension',
];

/** Where a reply to an email comes in as a message of its conversation. Undefined if it has none, or if no email can come in. */
export async function threadReplyTo({ template, about }: Pick<MailToSend, 'template' | 'about'>) {
  const host = env().mailIn?.host;
  if (!host || !about || !conversationMails.includes(template)) return undefined;
  const threadId = await threadIdOf(about);
  return threadId ? { name: brand.name, address: tokenAddress('reply', threadId, host) } : undefined;
}

async function threadIdOf(about: string): Promise<string | undefined> {
  const [kind, id] = about.split(':');
  if (!isId(id)) return undefined;
  if (kind === 'conversation') return id;
  return kind === 'project' ? (await db().transaction((tx) => threadOfProject(tx, id)))?.id : undefined;
}
