import { brief, checkout, contact, edit, firstLook, type Input, lead, message } from '../input.ts';

const about = (description: string, more: Record<string, string> = {}) => ({ 'business.description': description, ...more });
const says = 'We repair roofs after storms';

/** Copies from Word, Google Docs, WhatsApp, Instagram, Facebook, Yelp, Nextdoor, LinkedIn and AI chats. */
export const inputs: Input[] = [
  brief(about('[11/3/26, 9:41:07 AM] Maria: We repair roofs after storms.\n[11/3/26, 9:42:10 AM] Maria: Call us.'), {
    shown: says,
    never: ['[11/3/26', '9:41:07'],
  }),
  brief(about('*We repair roofs* after storms. _Free estimates_ in Wake County.'), { shown: says, never: ['*We', '_Free'] }),
  brief(about('~Old text~ We repair roofs after storms.'), { shown: says }),
  brief(about('Liked by mike_roofs and 212 others\nWe repair roofs after storms.\nView all 14 comments\n2 days ago'), {
    shown: says,
    never: ['212 others', 'View all'],
  }),
  brief(about('We repair roofs after storms. #roofing #raleighnc #stormdamage'), { shown: says, never: '#roofing' }),
  brief(about('We repair roofs after storms 👷‍♂️🏠\n.\n.\n.\n#roofing #nc'), { shown: says, never: ['#roofing', '👷'] }),
  brief(about('We repair roofs after storms. Tag a friend 👇👇👇'), { shown: says, never: '👇' }),
  brief(about('Sure! Here’s a description for your business:\n\n**We repair roofs after storms.**'), { shown: says, never: '**' }),
  brief(about('# About us\n\nWe repair roofs after storms.\n\n## Services\n- Repairs\n- Gutters'), {
    shown: [says, 'Repairs'],
    never: ['# About', '- Rep'],
  }),
  brief(about('We repair roofs after storms.[1][2]'), { shown: says }),
  brief(about('We repair roofs after storms.¶\u000bCall us.'), { shown: [says, 'Call us'], never: '¶' }),
  brief(about('Page 1 of 2\n\nWe repair roofs after storms.'), { shown: says }),
  brief(about('We re\u00adpair roofs af\u00adter storms.'), { shown: says }),
  brief(about('We repair roofs\nafter storms, and we\ndo gutters, too.'), { shown: 'gutters, too' }),
  brief(about('<p>We repair roofs after storms.</p><br>Call us.'), { shown: says, never: ['<p>', '<br>'], mayRefuse: true }),
  brief(about('We repair roofs after storms.<br/>Call us &mdash; any day.'), { shown: says, never: ['<br', '&mdash;'], mayRefuse: true }),
  brief(about('“We repair roofs after storms.” - Maria, owner'), { shown: says }),
  brief(about('We repair roofs after storms.\n\nSent from my iPhone'), { shown: says, never: 'Sent from' }),
  brief(about('We repair roofs after storms. Read More »'), { shown: says, never: '»' }),
  brief(about('Rated 4.8 out of 5 · 63 Reviews\nWe repair roofs after storms.'), { shown: says }),
  brief(about('Summit Roofing\n4.8\n★★★★★\n(63)\nRoofing contractor\nOpen ⋅ Closes 6 PM\nWe repair roofs after storms.'), {
    shown: says,
    never: ['★', '(63)', 'Closes 6'],
  }),
  brief(about('Claimed ✅ 4.5 (28 reviews) • $$ • Roofing\nWe repair roofs after storms.'), { shown: says, never: ['28 reviews', '✅'] }),
  brief(about('100% recommend (45 Reviews)\nWe repair roofs after storms.'), { shown: says }),
  brief(about('WE REPAIR ROOFS!!! AFTER STORMS!!! CALL NOW!!!'), { shown: 'roofs', never: '!!' }),
  brief(about('w e  r e p a i r  roofs. We repair roofs after storms.'), { shown: says }),
  brief(about('We repair roofs after storms ... and gutters .... too'), { shown: 'We repair roofs after storms', never: '....' }),
  brief(about('We repair roofs after storms . ✨𝙁𝙧𝙚𝙚 𝙚𝙨𝙩𝙞𝙢𝙖𝙩𝙚𝙨✨'), { shown: [says, 'Free estimates'], never: '✨' }),
  brief(about('Ⓦⓔ repair roofs after storms.'), { shown: 'repair roofs after storms' }),
  brief(about('We repair roofs after storms.\ufffd Itâ€™s what we do.'), { shown: says, never: 'â€™' }),
  brief(
    {
      'proof.quotes.0.text': 'Maria G.\nLocal Guide · 12 reviews\n★★★★★ 3 weeks ago\nThey fixed our roof in a day.',
      'proof.quotes.0.name': 'Maria G.',
      'proof.quotes.0.consent': 'on',
    },
    { shown: 'They fixed our roof in a day' },
  ),
  brief(
    { 'proof.quotes.0.text': '5/5 — They fixed our roof in a day!!!!', 'proof.quotes.0.name': 'Maria G.', 'proof.quotes.0.consent': 'on' },
    { shown: 'They fixed our roof in a day' },
  ),
  brief({ 'business.name': '@summit.roofing' }, { shown: 'summit.roofing', mayRefuse: true }),
  brief({ 'business.name': 'Summit Roofing • Instagram photos' }, { shown: 'Summit Roofing' }),
  brief({ 'business.name': 'SUMMIT ROOFING LLC' }, { shown: 'LLC' }),
  brief({ 'business.tagline': '"Roofs that last"' }, { shown: 'Roofs that last', never: '"Roofs' }),
  brief({ 'business.links.0': 'https://www.yelp.com/biz/summit-roofing-raleigh?osq=roof&utm_source=x' }, { shown: 'Juniper Bread' }),
  brief(
    { 'business.links.0': 'instagram.com/summit.roofing?igsh=MWx' },
    { stored: { 'business.links.0': 'https://instagram.com/summit.roofing?igsh=MWx' } },
  ),
  brief({ 'business.address.street': '📍 12 Elm St' }, { shown: '12 Elm St', never: '📍' }),
  brief({ 'business.email': 'mailto:hello@juniper.example' }, { shown: 'hello@juniper.example', mayRefuse: true }),
  firstLook({ name: '*Summit Roofing*' }, { shown: 'Summit Roofing' }),
  lead(
    { message: '[11/3/26, 9:41 AM] Ann: leak in attic\n[11/3/26, 9:42 AM] Ann: pls call' },
    { shown: '[11/3/26, 9:41 AM] Ann: leak in attic' },
  ),
  contact({ message: 'Sure! Here’s what I need:\n\n**Roofing site**\n- 5 pages\n- a form' }, { shown: ['**Roofing site**', '- 5 pages'] }),
  message({ body: 'FYI 👉 https://maps.app.goo.gl/x?y=1&z=2 👈' }, { shown: 'https://maps.app.goo.gl/x?y=1&z=2' }),
  edit({ words: '“Free estimates” → “No-cost estimates”' }, { shown: '“Free estimates” → “No-cost estimates”' }),
  checkout({ name: 'Maria\u00a0Gómez‑Ruiz' }, { shown: 'Maria Gómez-Ruiz' }),
];
