import { beforeAll, expect, test } from 'vitest';
import { must } from '../../tests/harness/must.ts';
import { prepareBrief } from './prepare-brief.ts';

/** A brief with a description and a quote. */
function brief(description: string, quote = 'They came fast.', kept: { field: string; text: string }[] = []) {
  return {
    business: { name: 'Dale & Daughters', trade: 'septic pumping', description, phone: '(919) 555-0148' },
    proof: { quotes: [{ text: quote, name: 'Tammy R.', consent: true }] },
    pages: ['home', 'about', 'services', 'faq', 'contact'],
    kept,
  };
}

// The first brief loads a grammar checker, which takes longer than a test may on a busy machine.
beforeAll(async () => void (await prepareBrief(brief('We pump tanks.'))));

test.each<[string, string]>([
  ['We offer\n• Oil changes\n•\tBrakes', 'We offer: Oil changes, Brakes.'],
  ['We offer:\n\n* Oil, filters\n* Brakes', 'We offer: Oil, filters; Brakes.'],
  ['Since 2012.\n- Oil changes\n- Brakes\nCall us.', 'Since 2012.\nOil changes, Brakes.\nCall us.'],
  ['1. Call us\n2. We come', 'Call us.\nWe come.'],
  ['✨ Oil changes\n🔧 Brakes', 'Oil changes, Brakes.'],
  ['[11/3/26, 9:41:07 AM] Maria: We fix roofs.\n11/3/26, 9:42 AM - Maria: Call us.', 'We fix roofs.\nCall us.'],
  ['*We fix roofs* after storms* and hail*', 'We fix roofs after storms* and hail*'],
  ['Liked by mike_roofs and 212 others\nWe fix roofs.\nView all 14 comments\n2 days ago', 'We fix roofs.'],
  ['We fix roofs.\n.\n.\n#roofing', 'We fix roofs.'],
  ['We fix roofs.¶\u000bCall us.\nSent from my iPhone', 'We fix roofs.\n\nCall us.'],
  ['Phở Tái ........ $12.95\nCà phê…………5', 'Phở Tái $12.95.\nCà phê 5.'],
  ['------------\nWe bake.\n* * *\nDaily.', 'We bake.\nDaily.'],
  ['**We bake** sourdough every _morning_, snake_case too. 2 * 3 * 4', 'We bake sourdough every morning, snake_case too. 2 * 3 * 4.'],
  ['Come see us. #bakery #raleigh #sourdough', 'Come see us.'],
  ['We bake every morning.\n\nSee more', 'We bake every morning.'],
  ['We bake…Read more', 'We bake.'],
  ['Ofrecemos:\v• Frenos\u2028• Llantas', 'Ofrecemos: Frenos, Llantas.'],
  // What announces a list and its entries are one sentence if the entries complete it.
  [
    'Tell us: \n1) your address\n2) how many bedrooms\n3) when it was last pumped',
    'Tell us your address, how many bedrooms, and when it was last pumped.',
  ],
  ['We clean tanks.\nPlease bring:\n- the keys\n- a photo of the lid', 'We clean tanks.\nPlease bring the keys and a photo of the lid.'],
  ['Tell us:\n1) Your address\n2) How many bedrooms', 'Tell us: Your address, How many bedrooms.'],
  ['We run 2 trucks.\nWhat we do:\n- pump tanks\n- fix pumps', 'We run 2 trucks.\nWhat we do: pump tanks, fix pumps.'],
  ['What we do:\n• We pump tanks. Every day.\n• We fix pumps.', 'What we do: We pump tanks. Every day.\nWe fix pumps.'],
  ['What we do:\nPump tanks', 'What we do: Pump tanks.'],
  ['Díganos:\n- su dirección\n- cuántas recámaras hay en la casa', 'Díganos: su dirección, cuántas recámaras hay en la casa.'],
  // A sentence in several lines stays one.
  ['We pump the tank,\ncheck the baffles,\nand show you what we found', 'We pump the tank, check the baffles, and show you what we found.'],
  ['We fix roofs\nand gutters', 'We fix roofs and gutters.'],
  ['We fix roofs.\nAnd we clean gutters.', 'We fix roofs.\nAnd we clean gutters.'],
  ['We pump tanks. See more', 'We pump tanks.'],
  ['We pump tanks… See more', 'We pump tanks.'],
  ['We pump tanks.\nFollow us on Facebook @DaleAndDaughters #septiclife', 'We pump tanks.'],
  ['Follow us @juniperbread! We bake sourdough daily. Link in bio 👇', 'We bake sourdough daily.'],
  ['All reactions:\n45\n12 comments 3 shares\nWe pump tanks.\nLike\nComment\nShare', 'We pump tanks.'],
  ['Call us to see more.', 'Call us to see more.'],
  ['We pump.\n***** EXTRAS *****\n~ Lids ~\n← →\nWe dig.', 'We pump.\nEXTRAS.\nLids.\nWe dig.'],
  ['Pumping • Lids • Filters', 'Pumping, Lids, Filters.'],
  ['Our services • Pumping • Lids', 'Our services: Pumping, Lids.'],
  ['okay so we pump tanks period we dig comma too', 'We pump tanks. We dig, too.'],
  ['We pump tanks. Please put on my website that we close at noon. The gate code is 4411.', 'We pump tanks.'],
  ['Like a family. Reply fast.', 'Like a family. Reply fast.'],
])('%j becomes %j, and is back as typed after Undo', async (typed, tidied) => {
  const { changes, brief: read } = must(await prepareBrief(brief(typed)));
  expect(read.business.description).toBe(tidied);
  const [change] = changes.filter(({ field }) => field === 'business.description');
  if (typed === tidied) return expect(change).toBeUndefined();
  if (!change) throw new Error('The owner isn’t told.');
  // What they read as their own words are those that they typed.
  expect(change.before.replace(/\s+/g, ' ')).toBe(typed.replace(/\s+/g, ' ').trim());
  const undone = must(await prepareBrief(brief(typed, undefined, [{ field: change.field, text: change.before }])));
  expect(undone.brief.business.description).toBe(change.before);
  const again = must(await prepareBrief(brief(tidied)));
  expect(again.brief.business.description).toBe(tidied);
});

test.each([
  [
    'Tammy R. recommends Dale & Daughters. March 3 · 🌎 "They came out on a Sunday. Great!" Like · Reply · 2w 12',
    'They came out on a Sunday. Great!',
  ],
  ['Tammy R. recommends Dale & Daughters Septic.\nMarch 3 · 🌎\nThey came out fast.\nLike · Reply · 2w\n12', 'They came out fast.'],
  ['Best septic folks.\nLike\nReply\n2w\nEdited', 'Best septic folks.'],
  ['They did it. Like Reply 3d', 'They did it.'],
  ['My mom recommends Dale to everyone. He is great.', 'My mom recommends Dale to everyone. He is great.'],
])('a copied review %j is %j', async (typed, said) => {
  const { brief: read, changes } = must(await prepareBrief(brief('We pump tanks.', typed)));
  expect(read.proof?.quotes?.[0]?.text).toBe(said);
  expect(changes.map(({ field }) => field)).toEqual(typed === said ? [] : ['proof.quotes.0.text']);
  const kept = changes.map(({ field, before }) => ({ field, text: before }));
  const undone = must(await prepareBrief(brief('We pump tanks.', typed, kept)));
  if (kept.length > 0) expect(undone.brief.proof?.quotes?.[0]?.text).toBe(changes[0]?.before);
});
