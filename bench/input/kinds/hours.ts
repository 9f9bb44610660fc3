import { brief, fact, type Input, request } from '../input.ts';

const open = (times: Record<string, string>) => ({ 'business.hours.listed': 'yes', ...times });
const monday = (from: string, to: string) =>
  open({ 'business.hours.mon.state': 'open', 'business.hours.mon.0.open': from, 'business.hours.mon.0.close': to });
const ask = (words: string, ...shown: string[]) => request({ words }, { shown });

/** Hours and days as people write them, in the form and in their own words. */
export const inputs: Input[] = [
  brief(monday('09:00', '17:00'), { shown: ['9', '5'], data: { opens: '09:00', closes: '17:00' } }),
  brief(monday('00:00', '00:00'), { shown: 'Monday' }),
  brief(monday('18:00', '02:00'), { shown: '2' }),
  brief(monday('09:00', '05:00'), { shown: '9' }),
  brief(monday('17:00', '09:00'), { refused: /am and pm/ }),
  brief(monday('09:00', '09:00'), { refused: /different times|24 hours/ }),
  brief(monday('', '17:00'), { refused: /time/ }),
  brief(monday('9', '5'), { refused: /time/, mayRefuse: true }),
  brief(open({ 'business.hours.sun.state': '24h' }), { shown: 'Sunday' }),
  brief(
    open({
      'business.hours.mon.state': 'open',
      'business.hours.mon.0.open': '09:00',
      'business.hours.mon.0.close': '12:00',
      'business.hours.mon.1.open': '11:00',
      'business.hours.mon.1.close': '17:00',
    }),
    { refused: /overlap/ },
  ),
  brief({ 'business.description': 'We bake rye. Open Mon.-Fri. 7a-3p , Sat 8:00-noon.' }, { shown: 'We bake rye' }),
  brief({ 'business.description': 'Open M-F 9-5, Sa/Su by appt. We bake sourdough.' }, { shown: 'sourdough' }),
  ask('we are open sunday 10-2 now', 'Sunday', '10'),
  ask('Change Monday to 9am-5pm', 'Monday', '9', '5'),
  ask('mon-fri 8 to 6', 'Monday', '8', '6'),
  ask('Monday thru Friday 8:30 a.m. - 5:30 p.m.', 'Monday', '8:30', '5:30'),
  ask('M-F 8-5', 'Monday', '8', '5'),
  ask('closed on mondays', 'Monday', 'closed'),
  ask('we close at 3 on saturdays', 'close at 3'),
  ask('Saturday 8 to noon', 'Saturday', '8'),
  ask('Open till midnight on Fridays', 'Friday'),
  ask('open weekends 10-4', 'Saturday', '10', '4'),
  ask('weekdays 07:00–15:30', 'Monday', '7', '3:30'),
  ask('Tues & Thurs 9-1', 'Tuesday', 'Thursday'),
  ask('abrimos los domingos de 10 a 2', 'Sunday'),
  ask('Our Cary office is open Mon-Fri 8-5 and the Apex one Mon-Sat 9am to 4pm', 'Cary', 'Apex'),
  ask('hours: Mo 9-5, Di 9-5', '9-5'),
  fact({ 'business.hours': '' }, { refused: /hours|format|day/i }),
];
