import { describe, expect, it, test } from 'vitest';
import type { Week } from '../document/document.ts';
import { largeHours, rulerOf, weekLabel } from './ruler.ts';

const day: [string, string] = ['05:00', '14:00'];
const evening: [string, string] = ['20:00', '23:30'];
const week: Week = { mon: [day], tue: [day], wed: [day], thu: [day, evening], fri: [day, evening], sat: [['06:00', '15:00']], sun: [] };

describe('rulerOf', () => {
  it('marks hours open on most days, on some, and never', () => {
    const states = rulerOf(week, 'en').hours.map((hour) => hour.state);
    expect(states[4]).toBe('never');
    expect(states.slice(5, 14)).toEqual(Array(9).fill('most'));
    expect(states[14]).toBe('some');
    expect(states.slice(20, 24)).toEqual(Array(4).fill('some'));
  });

  it('shows a half hour as half a cell', () => {
    expect(rulerOf(week, 'en').hours[23]?.part).toBe('start');
    expect(rulerOf({ ...week, mon: [['08:30', '14:00']] }, 'en').hours[8]?.part).toBe('whole');
  });

  it('says up to two spans in words at their own hours, the commonest first', () => {
    expect(rulerOf({ ...week, sat: [] }, 'en').labels).toEqual([
      { text: 'Mon to Fri 5 am to 2 pm', from: 5, to: 14 },
      { text: 'Thu and Fri 8 pm to 11:30 pm', from: 20, to: 23.5 },
    ]);
  });

  it('says no hours if it can’t say those of all open days', () => {
    expect(rulerOf(week, 'en').labels).toEqual([]);
    expect(rulerOf({ ...week, sat: [], sun: [['16:00', '18:00']] }, 'en').labels).toEqual([]);
  });

  it('carries a span over midnight', () => {
    const late: Week = { mon: [['22:00', '02:00']], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] };
    const open = rulerOf(late, 'en').hours.flatMap((hour, index) => (hour.state === 'never' ? [] : [index]));
    expect(open).toEqual([0, 1, 22, 23]);
  });
});

test('a label of the week says its hours if all open days have them, else its days', () => {
  expect(weekLabel({ ...week, thu: [day], fri: [day], sat: [] }, 'en')).toBe('Mon to Fri 5 am to 2 pm');
  expect(weekLabel(week, 'en')).toBe('Open Mon to Sat');
  expect(weekLabel(week, 'es')).toBe('Abierto lun a sáb');
  expect(weekLabel({ ...week, sun: [day] }, 'en')).toBe('Open every day');
});

describe('largeHours', () => {
  const all = (span: [string, string]): Week => ({ mon: [span], tue: [span], wed: [span], thu: [span], fri: [span], sat: [], sun: [] });

  it('says when all open days begin or end, and nothing else', () => {
    expect(largeHours(week, 'en')).toBeUndefined();
    expect(largeHours(all(['05:00', '14:00']), 'en')).toBe('Open at five');
    expect(largeHours(all(['16:00', '23:00']), 'en')).toBe('Open till eleven');
    expect(largeHours(all(['16:00', '00:30']), 'en')).toBe('Open till 12:30');
    expect(largeHours(all(['09:00', '17:00']), 'en')).toBe('Open nine to five');
    expect(largeHours(all(['09:00', '17:30']), 'en')).toBe('Open 9 to 5:30');
    expect(largeHours(all(['00:00', '24:00']), 'en')).toBe('Open 24 hours');
    expect(largeHours(all(['05:30', '14:00']), 'es')).toBe('Abre a las 5:30');
  });

  it('takes a day with a break as a whole if it begins early or ends late', () => {
    const lunch: [string, string] = ['11:30', '14:00'];
    const late: Week = { mon: [lunch, ['17:00', '22:00']], tue: [lunch, ['17:00', '22:00']], wed: [], thu: [], fri: [], sat: [], sun: [] };
    expect(largeHours(late, 'en')).toBe('Open till ten');
    expect(largeHours({ ...late, mon: [lunch, ['15:00', '18:00']], tue: [lunch, ['15:00', '18:00']] }, 'en')).toBeUndefined();
  });

  it('says nothing if days differ', () => {
    expect(largeHours({ ...week, mon: [], tue: [], wed: [], sun: [['07:00', '09:00']] }, 'en')).toBeUndefined();
  });
});
