import { mailHost, proxyAddress, type SetUp } from '../helpers/whole-setup.ts';
import type { Fault } from './fault.ts';

const has =
  (kind: keyof SetUp['dns'], name: string, ...values: string[]) =>
  ({ dns }: SetUp): void => {
    dns[kind][name] = values;
  };
const reports = `*._report._dmarc.${mailHost}`;

/** Faults of the names that email comes in and leaves by. */
export const mailHostFaults: Fault[] = [
  {
    what: 'a mail host without an address',
    plant: has('addresses', mailHost),
    lines: { 'Mail host': /^mail\.sunup\.example has no address, so no email to owners’ domains arrives/ },
  },
  {
    what: 'a mail host that leads to another machine',
    plant: (world) => {
      has('addresses', mailHost, '198.51.100.9')(world);
      has('pointers', '198.51.100.9', mailHost)(world);
    },
    lines: { 'Mail host': /^Nothing answers at port 25 of 198\.51\.100\.9, where mail\.sunup\.example leads \(connection refused\)/ },
  },
  {
    what: 'a mail host that leads to another mail server',
    plant: async ({ routes, startMail }) => {
      routes[`${proxyAddress}:25`] = await startMail({ name: 'other.example' });
    },
    lines: { 'Mail host': /^Another mail server answers at port 25 of 198\.51\.100\.80, .*“220 other\.example/ },
  },
  {
    what: 'an IPv6 address of the mail host where nothing listens',
    plant: (world) => {
      has('addresses', mailHost, proxyAddress, '2001:db8::25')(world);
      has('pointers', '2001:db8::25', mailHost)(world);
    },
    lines: { 'Mail host': /^Nothing answers at port 25 of 2001:db8::25/ },
  },
  {
    what: 'a mail host without an MX record',
    plant: has('mailServers', mailHost),
    lines: { 'Mail host, MX': /^mail\.sunup\.example has no MX record/ },
  },
  {
    what: 'a mail host whose email goes elsewhere',
    plant: has('mailServers', mailHost, 'mail.sunup.example', 'mx.other.example'),
    lines: { 'Mail host, MX': /^Email to addresses at mail\.sunup\.example goes to mx\.other\.example/ },
  },
  {
    what: 'a mail host without SPF',
    plant: has('texts', mailHost),
    lines: { 'Mail host, SPF': /^mail\.sunup\.example has no SPF record/ },
  },
  {
    what: 'a mail host with two SPF records',
    plant: has('texts', mailHost, 'v=spf1 a -all', 'v=spf1 include:sunup.example -all'),
    lines: { 'Mail host, SPF': /^mail\.sunup\.example has 2 SPF records/ },
  },
  {
    what: 'a sender’s record that leaves owners no look-ups of their own',
    plant: has('texts', 'mail.example', `v=spf1 ip4:${proxyAddress} a:a.example a:b.example mx:c.example a:d.example a:e.example mx -all`),
    lines: { 'SPF, owners': /^The record of sunup\.example takes 7 look-ups/ },
  },
  {
    what: 'a mail host that doesn’t say that it takes reports',
    plant: has('texts', reports),
    lines: { 'DMARC reports': /^mail\.sunup\.example doesn’t say that it takes reports/ },
  },
  {
    what: 'another record where the mail host should say that it takes reports',
    plant: has('texts', reports, 'v=spf1 -all'),
    lines: { 'DMARC reports': /isn’t v=DMARC1/ },
  },
  {
    what: 'a mail host’s address that leads back to no name',
    plant: has('pointers', proxyAddress),
    lines: { 'Mail host, PTR': /^198\.51\.100\.80 leads back to no name/ },
  },
  {
    what: 'a mail host’s address that leads back to another name',
    plant: has('pointers', proxyAddress, 'static-80.hoster.example'),
    lines: { 'Mail host, PTR': /^198\.51\.100\.80 leads back to static-80\.hoster\.example, which doesn’t lead to/ },
  },
];
