import { blockedAddresses, bouncedMails, ignoredMails } from '../../../domain/incoming-mails/queries.ts';
import { domainsToTest, isWayIn, ownersSender, recentSenderTests, senderDomain } from '../../../domain/incoming-mails/sender-tests.ts';
import { mailName } from '../mail-words.ts';
import type { ShownTest } from './mail-sender-test.tsx';
import { arrivesWithinMs, linesOf } from './sender-test-words.ts';

/** What an ignored email was for, by its kind. */
const purposes = {
  address: 'to a customer’s address',
  answer: 'as an owner’s answer',
  reply: 'as a reply to us',
  bounce: 'about a delivery',
  report: 'with a DMARC report',
  test: 'as a sender test',
} as const;

const blockWords = { bounced: 'Emails came back', complained: 'Marked our email as spam' } as const;

/** Everything of the screen but the test email and emails that weren't delivered. */
export async function returnedData() {
  const [bounced, blocked, ignored] = await Promise.all([bouncedMails(), blockedAddresses(), ignoredMails()]);
  return {
    bounced: bounced.map(({ what, sentAt, ...mail }) => ({ ...mail, what: mailName(what), at: sentAt.toISOString() })),
    blocked: blocked.map(({ address, reason, detail, createdAt }) => ({
      address,
      why: blockWords[reason],
      detail,
      at: createdAt.toISOString(),
    })),
    ignored: ignored.map(({ id, kind, sender, authentication, reason, createdAt }) => ({
      id,
      sender: authentication.author || sender || 'A mail server',
      what: purposes[kind],
      reason,
      at: createdAt.toISOString(),
    })),
  };
}

export async function senderTestData() {
  const [domains, tests, { emailSender, lastTest }] = await Promise.all([domainsToTest(), recentSenderTests(), ownersSender()]);
  return {
    isPossible: isWayIn(),
    ownDomain: senderDomain(),
    emailSender,
    lastTest: lastTest && { ...lastTest, at: lastTest.at.toISOString() },
    domains,
    tests: tests.map(shownTest),
  };
}

function shownTest(test: Awaited<ReturnType<typeof recentSenderTests>>[number]): ShownTest {
  const { id, domain, error, createdAt } = test;
  const isLate = Date.now() - createdAt.getTime() > arrivesWithinMs;
  const state = test.arrivedAt ? 'arrived' : error ? 'refused' : isLate ? 'lost' : 'under-way';
  return { id, domain, at: createdAt.toISOString(), state, error, lines: linesOf(test) };
}
