/** A report by another mail server (RFC 3464) or a complaint (RFC 5965). */
export interface DeliveryReport {
  kind: 'bounce' | 'delay' | 'complaint';
  recipient: string;
  /** '5.7.26' */
  status: string;
  detail: string;
}

/** Two digits at most behind each dot but the first, as mail servers write them. */
const enhancedStatus = /\b[245]\.\d{1,3}\.\d{1,3}\b/;
const longestDetail = 500;

/** What a mail server reports of an email of ours. Undefined if the email is none of the kind, or says that all is well. */
export function reportIn(
  files: readonly { type: string; content: Buffer }[],
  header: (name: string) => string,
  text: string,
): DeliveryReport | undefined {
  const status = files.find(({ type }) => type === 'message/delivery-status' || type === 'message/global-delivery-status');
  if (status) return deliveryStatus(blocksIn(status.content));
  const feedback = files.find(({ type }) => type === 'message/feedback-report');
  if (feedback) return complaint(blocksIn(feedback.content)[0] ?? new Map());
  // Exim and some large providers name the recipient in a header only.
  const failed = header('x-failed-recipients').split(',')[0]?.trim().toLowerCase() ?? '';
  return failed.includes('@') ? failedRecipient(failed, text) : undefined;
}

type Block = ReadonlyMap<string, string>;

/** The fields of each recipient, by their names in small letters. The first block is about the email. */
function blocksIn(content: Buffer): Block[] {
  const unfolded = content
    .toString('utf8')
    .slice(0, 100_000)
    .replaceAll('\r\n', '\n')
    .replace(/\n[ \t]/g, ' ');
  return unfolded.split('\n\n').map((block) => {
    const fields = block.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const;
    });
    return new Map(fields.filter(([name]) => name !== ''));
  });
}

function deliveryStatus(blocks: Block[]): DeliveryReport | undefined {
  const action = (block: Block) => block.get('action')?.toLowerCase() ?? '';
  const found = blocks.find((block) => action(block) === 'failed') ?? blocks.find((block) => action(block) === 'delayed');
  if (!found) return undefined;
  const said = afterType(found.get('diagnostic-code') ?? '');
  const given = enhancedStatus.exec(found.get('status') ?? '')?.[0] ?? '';
  // Many servers give a general status, and say more in what they quote.
  const exact = given === '' || given.endsWith('.0.0') ? (enhancedStatus.exec(said)?.[0] ?? given) : given;
  return {
    kind: action(found) === 'failed' ? 'bounce' : 'delay',
    // The one that we sent to, if it was forwarded from there.
    recipient: addressIn(found.get('original-recipient') ?? found.get('final-recipient') ?? ''),
    status: exact,
    detail: said.slice(0, longestDetail),
  };
}

/** 'rfc822;rosa@example.com' → 'rosa@example.com' */
function afterType(value: string): string {
  const semicolon = value.indexOf(';');
  return (semicolon < 0 ? value : value.slice(semicolon + 1)).trim();
}

function addressIn(value: string): string {
  return afterType(value).replace(/^<|>$/g, '').toLowerCase();
}

function complaint(fields: Block): DeliveryReport | undefined {
  const type = fields.get('feedback-type')?.toLowerCase() ?? '';
  // 'not-spam' and 'auth-failure' are no complaints by readers.
  if (!['abuse', 'fraud', 'virus', 'opt-out', 'other'].includes(type)) return undefined;
  const recipient = fields.get('original-rcpt-to') ?? fields.get('removal-recipient') ?? '';
  return { kind: 'complaint', recipient: addressIn(recipient), status: '', detail: `${type} ${fields.get('user-agent') ?? ''}`.trim() };
}

function failedRecipient(recipient: string, text: string): DeliveryReport {
  const said = text.split('\n').find((line) => enhancedStatus.test(line) || /\b5\d\d\b/.test(line)) ?? '';
  return {
    kind: 'bounce',
    recipient,
    status: enhancedStatus.exec(said)?.[0] ?? '5.0.0',
    detail: said.trim().slice(0, longestDetail),
  };
}
