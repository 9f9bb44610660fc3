import { booking, brief, call, checkout, contact, edit, firstLook, type Input, lead, message, search, signUp } from '../input.ts';

/** Hebrew, Arabic, Persian and Urdu, alone and beside Latin letters and numbers. */
export const inputs: Input[] = [
  brief({ 'business.name': 'מאפיית לוי Co.' }, { shown: 'מאפיית לוי Co.', never: 'Co..' }),
  brief({ 'business.name': 'Falafel פלאפל House' }, { shown: 'Falafel פלאפל House', host: 'falafel-house' }),
  brief({ 'business.name': 'مطعم Petra' }, { shown: 'مطعم Petra', host: 'petra' }),
  brief({ 'business.people.0.name': 'محمد الأحمد' }, { shown: 'محمد الأحمد' }),
  brief({ 'services.0.name': 'חלה לשבת' }, { shown: 'חלה לשבת' }),
  brief({ 'business.phone': '\u200f(919) 555-0148\u200f' }, { shown: '(919) 555-0148', dials: ['tel:+19195550148'] }),
  brief({ 'business.phone': '٩١٩-٥٥٥-٠١٤٨' }, { shown: '(919) 555-0148', dials: ['tel:+19195550148'], mayRefuse: true }),
  firstLook({ name: 'مخبز الأمل' }, { shown: 'مخبز الأمل' }),
  lead({ name: 'שרה כהן', message: 'האם אתם פתוחים ביום שני? 919-555-0148' }),
  lead({ name: 'علی رضایی', message: 'می‌خواهم کیک سفارش بدهم' }, { stored: { message: 'می‌خواهم کیک سفارش بدهم' } }),
  lead({ name: 'فاطمہ', message: 'کیا آپ پیر کو کھلے ہیں؟' }),
  lead({ phone: '۹۱۹-۵۵۵-۰۱۴۸' }, { dials: ['tel:+19195550148'], shown: 'Do you bake' }),
  booking({ name: 'محمد', message: 'شخصين' }),
  contact({ name: 'נועם', message: 'כמה זה עולה? 5 pages' }),
  call({ name: 'ليلى', message: 'مرحبا' }),
  signUp({ firstName: 'נועם', lastName: 'לוי' }, { stored: { firstName: 'נועם', lastName: 'לוי' } }),
  checkout({ name: 'נועם לוי' }, { shown: 'נועם לוי' }),
  message({ body: 'שלום, שנו את הטלפון' }),
  edit({ words: 'שנו את הכותרת ל „לחם טרי”' }),
  search({ named: 'נועם לוי', q: 'לוי' }, { stored: { found: true } }),
  search({ named: 'محمد الأحمد', q: 'محمد' }, { stored: { found: true } }),
];
