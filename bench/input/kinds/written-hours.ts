import { booking, brief, contact, type Input, lead, request } from '../input.ts';

const about = (description: string, language = 'en') => ({ 'business.description': description, language });
const ask = (words: string, ...shown: string[]) => request({ words }, { shown });

/** Opening hours in every notation, inside other texts: on the site the words around them stay, and a message keeps all of it. */
export const inputs: Input[] = [
  brief(about('We fix bikes. Tue-Fri 10-6, Sat 9-3, closed Sun & Mon.'), { shown: ['We fix bikes', 'Sat'] }),
  brief(about('We fix bikes. Mon–Fri: 8:00 AM – 5:30 PM | Sat: by appt. only'), { shown: ['We fix bikes', '5:30'] }),
  brief(about('We fix bikes. M/W/F 7a-7p; T/Th 9a-5p.'), { shown: ['We fix bikes', 'M/W/F'] }),
  brief(about('Hours:\nMonday\t9 AM–5 PM\nTuesday\t9 AM–5 PM\nWednesday\tClosed\n\nWe fix bikes.'), {
    shown: ['We fix bikes', 'Monday', 'Closed'],
  }),
  brief(about('Monday\n9:00 AM - 6:00 PM\nTuesday\n9:00 AM - 6:00 PM\nWe fix bikes.'), { shown: ['We fix bikes', 'Monday'] }),
  brief(about('We fix bikes 24/7/365!!'), { shown: 'We fix bikes 24/7/365', never: '!!' }),
  brief(about('We fix bikes. Open 09:00–17:00 hrs.'), { shown: ['We fix bikes', '17:00'] }),
  brief(about('We fix bikes. Open 9-12 & 1-5 (lunch 12-1).'), { shown: ['We fix bikes', '(lunch 12'] }),
  brief(about('We fix bikes. Summer hours (June 1 thru Labor Day): 7am to 8pm.'), { shown: ['We fix bikes', 'Labor Day'] }),
  brief(about('We fix bikes. 🕘 9–5 📅 Mon–Sat'), { shown: 'We fix bikes', never: ['🕘', '📅'] }),
  brief(about('Arreglamos bicicletas. Lun a vie 9:00 a 18:00 h, sáb. 9 a 14 h.', 'es'), { shown: ['Arreglamos bicicletas', '18:00'] }),
  brief(about('Arreglamos bicicletas. L-V 9 a.m.-6 p.m.; domingos cerrado.', 'es'), {
    shown: ['Arreglamos bicicletas', 'domingos cerrado'],
  }),
  ask('closed thanksgiving', 'thanksgiving'),
  ask('Tues–Sat 10:00 AM – 7:00 PM', 'Tuesday', '10', '7'),
  ask('we open at 7:30 on weekdays now', '7:30'),
  ask('change our hours to M-Th 9-8, F 9-6', 'Monday', '9', '8'),
  ask('Friday 11 a to 9 p', 'Friday'),
  ask('Sat/Sun 10am–4pm', 'Saturday', '10', '4'),
  ask('lunes a viernes de 8 a 5', 'Monday', '8', '5'),
  ask('open every day 6 a.m. until 10 p.m.', '6', '10'),
  ask('Wednesday: closed', 'Wednesday', 'closed'),
  ask('wed 12pm-12am', 'Wednesday'),
  ask('Thurs. 9:00-13:00', 'Thursday', '9', '1'),
  lead({ message: 'Open Sat/Sun? Need a plumber b/t 8–10 a.m.' }, { shown: 'b/t 8–10 a.m.' }),
  booking({ message: 'any day after 3:30pm (not Weds)' }, { shown: 'any day after 3:30pm (not Weds)' }),
  contact({ message: 'Call me M-F b/w 9 & 11, or Sat. 8-noon' }, { shown: 'M-F b/w 9 & 11, or Sat. 8-noon' }),
];
