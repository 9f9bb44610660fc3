import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import type { ReadFile } from '../../outside/mail-in/read-mail.ts';
import { reportIn } from './reports.ts';
import { readXml, textAt } from './xml.ts';

const record = (count: number | string, dkim: string, spf: string) =>
  `<record><row><source_ip>192.0.2.1</source_ip><count>${count}</count><policy_evaluated><disposition>none</disposition><dkim>${dkim}</dkim><spf>${spf}</spf></policy_evaluated></row><identifiers><header_from>hollis.com</header_from></identifiers></record>`;
const feedback = (records: string, { org = 'google.com', domain = 'hollis.com' } = {}) => `<?xml version="1.0" encoding="UTF-8" ?>
<feedback>
  <report_metadata>
    <org_name>${org}</org_name><email>noreply@google.com</email><report_id>17</report_id>
    <date_range><begin>1796083200</begin><end>1796169599</end></date_range>
  </report_metadata>
  <policy_published><domain>${domain}</domain><p>none</p></policy_published>
  ${records}
</feedback>`;
const usual = feedback(record(200, 'pass', 'fail') + record(14, 'fail', 'pass') + record(3, 'fail', 'fail'));
const file = (content: Uint8Array | string, name = 'report.xml'): ReadFile => ({
  name,
  type: 'application/octet-stream',
  content: Buffer.from(content as Uint8Array),
  isInline: false,
});
const zipped = (text: string, name = 'google.com!hollis.com!1!2.xml') => zipSync({ [name]: strToU8(text) });

test.each([
  ['plain', file(usual)],
  ['with a byte order mark', file(`\uFEFF${usual}`)],
  ['gzip', file(gzipSync(usual), 'a.xml.gz')],
  ['ZIP', file(zipped(usual), 'a.zip')],
  ['ZIP under another name', file(zipped(usual), 'report')],
])('a report is read: %s', (_, given) => {
  expect(reportIn(given)).toEqual({
    domain: 'hollis.com',
    reporter: 'google.com',
    reportId: '17',
    beginsAt: new Date(1_796_083_200_000),
    endsAt: new Date(1_796_169_599_000),
    counts: { sent: 217, proved: 214 },
  });
});

test.each([
  ['names with a prefix', usual.replaceAll(/<(\/?)(?!\?)/g, '<$1d:')],
  ['attributes and a namespace', usual.replace('<feedback>', '<feedback xmlns="urn:ietf:params:xml:ns:dmarc-2.0" a=\'b\'>')],
  ['comments and literal text', usual.replace('<org_name>google.com', '<!-- <p> --><org_name><![CDATA[google.com]]>')],
  ['references', usual.replace('<org_name>google.com', '<org_name>g&#111;&#x6f;gle.com')],
])('a report with %s is the same', (_, text) => {
  expect(reportIn(file(text))).toMatchObject({ reporter: 'google.com', counts: { sent: 217, proved: 214 } });
});

test.each([
  ['nothing', ''],
  ['a page', '<!doctype html><html></html>'],
  ['another document', '<invoice><domain>hollis.com</domain></invoice>'],
  ['no domain', feedback(record(1, 'pass', 'pass'), { domain: '' })],
  ['entities of its own', `<!DOCTYPE x [<!ENTITY a "aaaa">]>${usual}`],
  ['an outer file', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${usual}`],
  ['an end that’s missing', usual.replace('</feedback>', '')],
  ['tags that cross', usual.replace('</org_name>', '</email>')],
  ['two roots', usual.replace('?>', '?><feedback/>')],
  ['a comment without an end', usual.replace('<feedback>', '<feedback><!-- ')],
  ['NUL', usual.replace('google.com', 'goo\0gle')],
  ['a depth without end', '<a>'.repeat(100_000)],
])('%s isn’t a report', (_, text) => {
  expect(reportIn(file(text))).toBeUndefined();
});

test('counts that are no numbers count for nothing', () => {
  expect(
    reportIn(file(feedback(record('-5', 'pass', 'pass') + record('1e9', 'pass', 'pass') + record(2, 'PASS', 'fail'))))?.counts,
  ).toEqual({ sent: 2, proved: 2 });
});

test('what unpacks to more than a report has is refused, in little time', () => {
  const zeros = Buffer.alloc(6 * 1024 * 1024);
  const packed = { gzip: gzipSync(zeros), zip: zipSync({ 'a.xml': zeros }) };
  const before = performance.now();
  expect(reportIn(file(packed.gzip))).toBeUndefined();
  expect(reportIn(file(packed.zip))).toBeUndefined();
  // An archive that claims to be small is unpacked to what it claims, and no further.
  const lying = Buffer.from(packed.zip);
  for (const at of sizesIn(lying)) lying.writeUInt32LE(1000, at);
  expect(reportIn(file(lying))).toBeUndefined();
  expect(performance.now() - before).toBeLessThan(2000);
});

/** Where a ZIP says how large its first file is, in its own header and in the directory. */
function sizesIn(archive: Buffer): number[] {
  return [archive.indexOf('PK\u0003\u0004') + 22, archive.indexOf('PK\u0001\u0002') + 24];
}

test('text at a path of names', () => {
  const root = readXml('<a><b> x <c/>y</b><b>z</b></a>');
  expect([textAt(root, 'b'), textAt(root, 'c'), textAt(root, 'b', 'c')]).toEqual(['x y', '', '']);
});
