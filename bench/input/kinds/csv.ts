import { booking, type Input, lead } from '../input.ts';

/** Leads in the file that spreadsheets and phones open: a formula is a text, a phone number stays one, line breaks and quotes arrive. */
export const inputs: Input[] = [
  lead({ phone: '+1 919 555 0148' }, { inCsv: '(919) 555-0148' }),
  lead({ phone: '06155550148' }, { mayRefuse: true, inCsv: '06155550148' }),
  lead({ name: '=HYPERLINK("x")' }, { inCsv: '\'=HYPERLINK("x")' }),
  lead({ name: '@ann' }, { inCsv: "'@ann" }),
  lead({ name: '=1+1' }, { inCsv: "'=1+1" }),
  lead({ message: '-5 kg please' }, { inCsv: '-5 kg please' }),
  lead({ message: '+ two loaves' }, { inCsv: '+ two loaves' }),
  lead({ message: '- one\n- two' }, { inCsv: '- one\n- two' }),
  lead({ message: "-2+3+cmd|' /C calc'!A0" }, { inCsv: "'-2+3+cmd|' /C calc'!A0" }),
  lead({ message: '\t=1+1' }, { inCsv: "'=1+1" }),
  lead({ message: '＝1+1' }, { inCsv: '＝1+1' }),
  lead({ message: 'say "hi", ok?' }, { inCsv: 'say "hi", ok?' }),
  lead({ message: 'a,b;c\td' }, { inCsv: 'a,b;c\td' }),
  lead({ message: 'one\ntwo\n\nthree' }, { inCsv: 'one\ntwo\n\nthree' }),
  lead({ name: 'Zoë Ñandú 王' }, { inCsv: 'Zoë Ñandú 王' }),
  lead({ message: '1/2' }, { inCsv: '1/2' }),
  lead({ name: 'Mar 5' }, { inCsv: 'Mar 5' }),
  lead({ message: '-' }, { inCsv: '-' }),
  booking({ name: '=cmd()' }, { inCsv: "'=cmd()" }),
  booking({ phone: '(919) 555-0148' }, { inCsv: '(919) 555-0148' }),
];
