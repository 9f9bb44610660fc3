import {
  booking,
  brief,
  contact,
  type Input,
  lead,
  leadInSpanish,
  leadInSpanishBooking,
  message,
  request,
  search,
  signUp,
} from '../input.ts';

const es = (typed: Record<string, string>) => ({
  language: 'es',
  'business.description': 'Horneamos pan dulce y bolillos cada mañana en Raleigh.',
  'business.trade': 'panadería',
  'services.0.name': 'Pan dulce',
  ...typed,
});

/** Owners and visitors who write Spanish, with its signs and its ways to write numbers. */
export const inputs: Input[] = [
  brief(es({}), { shown: ['Pan dulce', 'Horneamos pan dulce'] }),
  brief(es({ 'business.name': 'Panadería El Ángel, S. de R.L.' }), { shown: 'Panadería El Ángel, S. de R.L.', never: 'L..' }),
  brief(es({ 'business.description': '¡Somos la panadería del barrio! ¿Quiere pan? Llámenos.' }), {
    shown: '¡Somos la panadería del barrio!',
    never: '¡¡',
  }),
  brief(es({ 'business.description': 'horneamos pan. 12 anos de experiencia , traigo todo' }), {
    shown: 'orneamos pan',
    never: 'experiencia ,',
  }),
  brief(es({ 'services.0.name': 'Pan dulce (por docena)', 'services.0.price': '$12 la docena' }), {
    shown: ['Pan dulce (por docena)', '$12'],
  }),
  brief(es({ 'services.0.price': 'desde $5' }), { shown: 'desde $5' }),
  brief(es({ 'services.0.price': 'gratis' }), { shown: 'Gratis' }),
  brief(es({ 'services.0.price': 'cotización' }), { shown: 'Pan dulce' }),
  brief(es({ 'business.people.0.name': 'Guadalupe Núñez-Peña', 'business.people.0.role': 'Dueña' }), {
    shown: ['Guadalupe Núñez-Peña', 'Dueña'],
  }),
  brief(es({ 'details.faq.0.question': '¿Hacen pasteles?', 'details.faq.0.answer': 'Sí, con tres días de aviso.' }), {
    shown: ['¿Hacen pasteles?', 'Sí, con tres días de aviso.'],
  }),
  brief(es({ 'business.payments.other': 'Efectivo, tarjeta y Zelle' }), { shown: ['Efectivo', 'Zelle'] }),
  brief(es({ 'business.serviceArea': 'Cary, Apex y Garner', 'business.address.street': '' }), { shown: ['Cary', 'Apex', 'Garner'] }),
  brief(es({ 'business.phone': '(919) 555-0148 o 919-555-0199' }), {
    shown: ['0148', '0199'],
  }),
  brief(es({ 'business.phone': '919 555 0148 ext 12' }), { shown: 'ext. 12', dials: ['tel:+19195550148;ext=12'] }),
  brief({ 'business.name': 'Tacos & Más' }, { shown: 'Tacos & Más', host: 'tacos-mas' }),
  leadInSpanish({ name: 'José Ángel Peña', message: '¿Abren el lunes? Necesito un plomero.' }),
  leadInSpanish({ name: 'Mª Dolores', message: 'Nº 3, 2º piso, a las 8½' }),
  leadInSpanish({ name: 'Ana', phone: '', email: '' }, { refused: /teléfono|correo/ }),
  leadInSpanish({ name: '' }, { refused: /nombre/ }),
  leadInSpanish({ message: 'x'.repeat(4001) }, { refused: /caracteres/ }),
  leadInSpanish({ email: 'ana@', phone: '' }, { refused: /correo/ }),
  leadInSpanish({ phone: '12' }, { refused: /teléfono|número/ }),
  leadInSpanishBooking({ name: 'Ana', message: 'Por la mañana, por favor' }, { shown: 'Por la mañana, por favor' }),
  lead({ name: 'Íñigo', message: 'Hola, ¿hablan español?' }),
  booking({ name: 'Íñigo', message: 'mañana a las 5' }),
  contact({ name: 'Begoña Ñíguez', message: '¿Cuánto cuesta? ¿Hablan español?' }),
  message({ body: 'Quiero cambiar el teléfono, ¿sí?' }),
  request({ words: 'cambie el teléfono a 919-555-0199' }, { shown: '919' }),
  signUp(
    { firstName: 'María José', lastName: 'de la Peña y Núñez' },
    { stored: { firstName: 'María José', lastName: 'de la Peña y Núñez' } },
  ),
  search({ named: 'María Peña', q: 'maria pena' }, { stored: { found: true } }),
];
