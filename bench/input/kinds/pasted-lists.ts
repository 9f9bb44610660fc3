import { brief, contact, edit, type Input, lead, message } from '../input.ts';

const work = ['Oil changes', 'Brakes', 'Tires'];
const about = (list: string) => ({ 'business.trade': 'auto repair', 'business.description': list });

/** Lists from Word, notes apps, Facebook and spreadsheets. */
export const inputs: Input[] = [
  ...[
    'We offer:\n• Oil changes\n• Brakes\n• Tires',
    'We offer\n\t•\tOil changes\n\t•\tBrakes\n\t•\tTires',
    '- Oil changes\n- Brakes\n- Tires',
    '* Oil changes\n* Brakes\n* Tires',
    'We offer:\n\uf0b7\tOil changes\n\uf0b7\tBrakes\n\uf0b7\tTires',
    '1. Oil changes\n2. Brakes\n3. Tires',
    '1) Oil changes\n2) Brakes\n3) Tires',
    'We offer: ✅ Oil changes ✅ Brakes ✅ Tires',
    '▪ Oil changes\n▪ Brakes\n▪ Tires',
    '– Oil changes\n– Brakes\n– Tires',
    '• Oil changes • Brakes • Tires',
    '→ Oil changes\n→ Brakes\n→ Tires',
    '\u2022\u00a0Oil changes\r\n\u2022\u00a0Brakes\r\n\u2022\u00a0Tires',
    'o\tOil changes\no\tBrakes\no\tTires',
    '☐ Oil changes\n☐ Brakes\n☐ Tires',
  ].map((list) =>
    brief(about(list), { shown: work, never: [/[•▪‣\uf0b7✅→☐]/, /(?:^|\n)\s*[-–*] ?Oil/, /\b\d[.)] ?(?:Oil|Brakes|Tires)/, /\bo Oil/] }),
  ),
  ...[
    '• Oil changes',
    '- Oil changes',
    '1. Oil changes',
    '* Oil changes',
    '\uf0b7 Oil changes',
    'Oil changes:',
    '– Oil changes',
    '✓ Oil changes',
  ].map((name) =>
    brief(
      { 'business.trade': 'auto repair', 'services.0.name': name },
      { shown: 'Oil changes', never: [/[•\uf0b7✓*–-] ?Oil changes/, '1. Oil', 'changes:'] },
    ),
  ),
  brief(about('Tell us: \n1) your car\n2) how old it is\n3) when it was last here'), {
    shown: 'Tell us your car, how old it is, and when it was last here.',
  }),
  brief(about('We change the oil,\ncheck the brakes,\nand show you what we found'), {
    shown: 'We change the oil, check the brakes, and show you what we found.',
  }),
  brief({ 'business.serviceArea': 'Cary, NC and Apex, North Carolina', 'business.address.street': '' }, { shown: ['Cary', 'Apex'] }),
  brief({ 'services.0.name': '5-minute oil change' }, { shown: '5-minute oil change' }),
  brief({ 'services.0.name': '24-hour towing' }, { shown: '24-hour towing' }),
  brief({ 'services.0.name': '3D printing' }, { shown: '3D printing' }),
  brief({ 'services.0.description': '• Two pounds\n• Sliced if you like' }, { shown: ['Two pounds', 'Sliced if you like'], never: /•/ }),
  brief({ 'proof.awards.0': '• Best Bread 2024' }, { shown: 'Best Bread 2024', never: '• Best' }),
  brief(
    { 'details.steps.0': '1. You call us', 'details.steps.1': '2. We bake' },
    { shown: ['You call us', 'We bake'], never: ['1. You', '2. We'] },
  ),
  brief(
    { 'details.faq.0.question': 'Q: Do you bake rye?', 'details.faq.0.answer': 'A: Yes.\n• Every Friday\n• On request' },
    { shown: ['Do you bake rye?', 'Every Friday'], never: /•/ },
  ),
  brief(
    { 'business.serviceArea': '• Cary\n• Apex\n• Garner', 'business.address.street': '' },
    { shown: ['Cary', 'Apex', 'Garner'], never: '• Cary' },
  ),
  brief(
    { 'business.serviceArea': 'Cary\tApex\tGarner', 'business.address.street': '' },
    { shown: ['Cary', 'Apex', 'Garner'], data: { areaServed: ['Cary', 'Apex', 'Garner'].map((name) => ({ '@type': 'City', name })) } },
  ),
  brief({ 'business.payments.other': '• Visa\n• Zelle' }, { shown: ['Visa', 'Zelle'], never: '• Visa' }),
  // In a message to people a list is a list.
  lead({ message: 'I need:\n• two loaves\n• a cake\n\nThanks' }, { shown: ['• two loaves', '• a cake'], literal: true }),
  contact({ message: '- first\n- second\n- third question' }, { shown: ['- first', '- second', '- third question'] }),
  message({ body: 'Loaf\t$9\nCake\t$30' }, { shown: ['Loaf', '$9', 'Cake', '$30'] }),
  edit({ words: '• change the phone\n• and the hours' }, { shown: ['• change the phone', '• and the hours'], literal: true }),
];
